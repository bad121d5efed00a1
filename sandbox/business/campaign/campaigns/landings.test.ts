import { textsOfBlock } from '@/domain/campaign/campaign'
import { day } from '@/domain/dates/day'
import { formatTerm } from '@/domain/dates/format'
import { DRAFTS } from '.'

const DIGITS: Readonly<Record<string, string>> = { 一: '1', 两: '2', 三: '3', 五: '5', 六: '6', 九: '9' }

/** The terms that a text names as something to choose, as the app writes them: 六个月 is 6个月. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/如存((?:[一两三五六九](?:个月|年)、?)+)/g)]
    .flatMap(([, list = '']) => list.split('、'))
    .map((one) => one.replace(/^./, (digit) => DIGITS[digit] ?? digit))

const LOOKS = Object.entries(DRAFTS).flatMap(([actId, make]) =>
  make(day('20261125')).variants.map(({ variant, blocks }) => ({
    page: `${actId} ${variant}`,
    text: blocks.flatMap(textsOfBlock).join('\n'),
    terms: blocks.flatMap((block) => (block.block === 'PRODUCTS' ? (block.terms ?? []) : [])).map(formatTerm),
  })),
)

const COMPARES = /选期限|选好期限|不同期限/

describe('the page of a campaign', () => {
  test.each([
    ['deposit b', ['3个月', '1年', '3年']],
    ['newcomer buy2', ['3个月', '1年', '3年']],
    ['newcomer index4', ['6个月', '2年', '3年']],
  ])('compares the terms of its text: %s', (page, terms) => {
    expect(LOOKS.find((look) => look.page === page)?.terms).toEqual(terms)
  })

  test('that speaks of choosing a term shows terms beside each other, and those that it names', () => {
    const speaking = LOOKS.filter(({ text }) => COMPARES.test(text) || namedIn(text).length > 0)
    expect(speaking.length).toBeGreaterThan(4)
    for (const { page, text, terms } of speaking) {
      expect([page, terms.length]).toEqual([page, 3])
      expect(terms).toEqual(expect.arrayContaining([...namedIn(text)]))
    }
  })
})

test('no two campaigns look alike', () => {
  const looks = Object.values(DRAFTS).map((make) => Object.values(make(day('20261125')).picture).join(' '))
  expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([])
})
