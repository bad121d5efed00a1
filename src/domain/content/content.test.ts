import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { addDays, day } from '../dates/day'
import { articleProblem, versionAfter, versionOn } from './article'
import { BANNED_WORDS, hasBannedWords, hasRateInText, promisesReturn, sellsWithBannedWords } from './bannedWords'
import type { ArticleVersion } from './article'
import { readBlock } from './blocks'
import { pricesMayBegin } from './fees'

const TODAY = day('20261123')

const VERSION: ArticleVersion = {
  articleId: 'a',
  version: 1,
  section: 'FAQ',
  topic: 'login',
  title: '标题',
  summary: '摘要',
  keywords: ['词'],
  blocks: [{ kind: 'paragraph', text: '正文' }],
  from: TODAY,
  until: undefined,
  withdrawn: false,
}
const version = (number: number, fromDays: number, changes: Partial<ArticleVersion> = {}): ArticleVersion => ({
  ...VERSION,
  version: number,
  from: addDays(TODAY, fromDays),
  ...changes,
})

describe('the version that is shown', () => {
  it.each<[string, readonly ArticleVersion[], number | undefined, number | undefined]>([
    ['none before its first day', [version(1, 1)], undefined, 1],
    ['from its first day', [version(1, 0)], 1, undefined],
    ['the last that has begun, with the next one announced', [version(1, -9), version(2, -1), version(3, 5)], 2, 3],
    ['none after its last day', [version(1, -9, { until: addDays(TODAY, -1) })], undefined, undefined],
    ['on its last day', [version(1, -9, { until: TODAY })], 1, undefined],
    [
      'never one from before a correction that is over',
      [version(1, -9), version(2, -5, { until: addDays(TODAY, -2) })],
      undefined,
      undefined,
    ],
    ['none once it is taken back', [version(1, -9), version(2, 0, { withdrawn: true })], undefined, undefined],
    ['of two that begin on one day the corrected one', [version(1, -1), version(2, 5), version(3, 5)], 1, 3],
    ['not one that was overtaken before it began', [version(1, -9), version(2, 5), version(3, -1)], 3, undefined],
  ])('%s', (_, versions, shown, next) => {
    expect([versionOn(versions, TODAY)?.version, versionAfter(versions, TODAY)?.version]).toEqual([shown, next])
  })

  it('announces what is shown on its day', () => {
    const some = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(some, (days) => {
        const versions = days.map((from, at) => version(at + 1, from))
        const next = versionAfter(versions, TODAY)
        if (next) expect(versionOn(versions, next.from)).toEqual(next)
        expect(versionAfter([...versions].reverse(), TODAY)).toEqual(next)
      }),
    )
  })

  it('doesn’t depend on the order of versions, and never goes back as days pass', () => {
    const some = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(some, (days) => {
        const versions = days.map((from, at) => version(at + 1, from))
        const shown = [-20, -5, 0, 5, 20].map((on) => versionOn(versions, addDays(TODAY, on))?.version ?? 0)
        expect(shown).toEqual([...shown].sort((a, b) => a - b))
        expect(versionOn([...versions].reverse(), TODAY)).toEqual(versionOn(versions, TODAY))
      }),
    )
  })
})

describe('what can be published', () => {
  it.each<[string, Partial<ArticleVersion>]>([
    ['topicUnknown', { topic: 'toString' }],
    ['topicUnknown', { section: 'EDU' }],
    ['empty', { blocks: [] }],
    ['empty', { title: ' ' }],
    ['empty', { blocks: [{ kind: 'list', items: [] }] }],
    ['tooLong', { title: '长'.repeat(41) }],
    ['tooLong', { blocks: [{ kind: 'paragraph', text: '长'.repeat(601) }] }],
    ['controlCharacters', { summary: '摘\u202e要' }],
    ['controlCharacters', { keywords: ['a\u0000b'] }],
    ['bannedWords', { summary: '保本又高收益' }],
    ['bannedWords', { blocks: [{ kind: 'prices', prices: [{ name: '转账', standard: '秒到账', basis: '全部' }] }] }],
    ['daysOutOfOrder', { until: addDays(TODAY, -1) }],
  ])('isn’t what is %s (%j)', (problem, changes) => {
    expect(articleProblem({ ...VERSION, ...changes })).toBe(problem)
  })

  it('is what is in order, and may repeat a fraud’s words in quotation marks', () => {
    expect(articleProblem(VERSION)).toBeUndefined()
    expect(hasBannedWords('承诺“保本高收益”的都是骗局')).toBe(false)
    expect(hasBannedWords('“放心”，我们保本')).toBe(true)
  })

  it('are those that docs/words.md has with their law, and each is refused', () => {
    const [, table = ''] = readFileSync(join(__dirname, '../../../docs/words.md'), 'utf8').split('\n## ')
    const words = table
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(1)
      .map((line) => line.split('|').map((cell) => cell.trim()))
    expect(words.map(([, word]) => word)).toEqual(Object.keys(BANNED_WORDS))
    for (const [, word = '', law = ''] of words) {
      expect([word, hasBannedWords(`本产品${word}`), law.length > 5]).toEqual([word, true, true])
      for (const between of [' ', '\u3000', '\u200b', '\ufeff', '·', '*', '-', '“', '”', '“”', "'", '「', '.'])
        expect([word, between, hasBannedWords(`本产品${[...word].join(between)}好`)]).toEqual([word, between, true])
    }
  })

  it.each([
    '稳撰不赔',
    '穩賺',
    '保夲理财',
    '葆本',
    '零風險',
    '0风险',
    '高收溢',
    '蕞高收益',
    '行业第壹',
    '保“本”又保“息”',
  ])('isn’t %s, which only looks different', (text) => expect(hasBannedWords(text)).toBe(true))

  it('is nothing in quotation marks where something is sold', () => {
    expect(sellsWithBannedWords('我们“保本高收益”')).toBe(true)
    expect(sellsWithBannedWords('担保，本行不收费')).toBe(false)
  })

  it.each([
    '年化三厘五',
    '百分之三',
    '利率 3.5',
    '收益率高达四点五',
    '三个点',
    '月息一分',
    '二分利',
    '３．５％',
    '3 . 5 %',
    '20bp',
  ])('has a rate in %s', (text) => expect(hasRateInText(text)).toBe(true))
  it.each(['学一点、抽一次', '每一分利息都算清', '第一步', '50000元起存', '三笔钱', '利率以产品页面为准', '百分制'])(
    'has none in %s',
    (text) => expect(hasRateInText(text)).toBe(false),
  )
  it.each(['保证收益', '承诺您的回报', '本金有保障', '绝不亏', '每月稳赚三千', '每天可收益'])(
    'promises a return in %s',
    (text) => expect(promisesReturn(text)).toBe(true),
  )
  it.each(['为您讲清收益和风险', '每年拜访客户', '办理业务确保合规'])('promises nothing in %s', (text) =>
    expect(promisesReturn(text)).toBe(false),
  )

  it.each(['收益全市场最高', '服务第一', '行业第一名', '保\u200b本', '年化最高5%'])('isn’t %s', (text) => {
    expect(hasBannedWords(text)).toBe(true)
  })

  it.each(['最高偿付限额为50万元', '最高人民法院的规定', '第一步：拨打热线', '请第一时间致电', '第一次使用'])(
    'is %s',
    (text) => {
      expect(hasBannedWords(text)).toBe(false)
    },
  )
})

describe('a price list', () => {
  const list = (number: number, fromDays: number, fees: readonly (readonly [string, string])[]) =>
    version(number, fromDays, {
      section: 'PRICE',
      blocks: [{ kind: 'prices', prices: fees.map(([name, standard]) => ({ name, standard, basis: '全部' })) }],
    })
  const FREE = list(1, -90, [['转出', '免费']])
  const TOLD = list(2, 100, [['转出', '2元/笔']])

  it.each<[string, boolean, ArticleVersion, readonly ArticleVersion[]]>([
    ['the bank’s first one', true, list(1, 0, [['转出', '2元/笔']]), []],
    ['a fee that is new', false, list(2, 0, [['转出', '2元/笔']]), [FREE]],
    ['a fee the day before three months are over', false, list(2, 91, [['转出', '2元/笔']]), [FREE]],
    ['a fee in three months', true, list(2, 92, [['转出', '2元/笔']]), [FREE]],
    ['something more that is free', true, list(2, 0, [['查验', '免费']]), [FREE]],
    [
      'a fee that is told of from the same day',
      true,
      list(3, 100, [['转出', '2元/笔']]),
      [FREE, { ...TOLD, from: addDays(TODAY, 60) }],
    ],
    ['a fee before the day it is told of', false, list(3, 30, [['转出', '2元/笔']]), [FREE, TOLD]],
    [
      'another fee than was told of',
      false,
      list(3, 60, [['转出', '3元/笔']]),
      [FREE, { ...TOLD, from: addDays(TODAY, 60) }],
    ],
    [
      'a fee that was taken back',
      false,
      list(3, 60, [['转出', '2元/笔']]),
      [FREE, { ...TOLD, from: TODAY, withdrawn: true }],
    ],
  ])('%s: %s', (_, may, next, before) => {
    expect(pricesMayBegin(next, before, TODAY)).toBe(may)
  })
})

it('a block without what its kind needs is the paragraph of its text', () => {
  expect(readBlock({ kind: 'way', text: '前往' })).toEqual({ kind: 'paragraph', text: '前往' })
  expect(readBlock({ kind: 'list', items: ['一'], text: '多余' })).toEqual({ kind: 'list', items: ['一'] })
})
