import { FAMILIES, familyOf, familyRule, rateCaptionOf } from '../domain/products/families'
import type { FamilyKey } from '../domain/products/families'
import { FAMILY_ROLES, familyRouteName } from '../routes/families'
import { findRoute } from '../routes/table'
import { productRoute, routeFamilyOf } from './entrance'
import { CAPTIONS, EXPLANATIONS } from './explanations'
import type { ProductDescription } from './family'
import { blanksOf } from './model/facts'
import { facts } from './model/testing'
import { describeFamily, describeProduct, fillIn } from './registry'

const KEYS = Object.keys(FAMILIES) as FamilyKey[]
const CODES = KEYS.flatMap((family) => familyRule(family).codes)

const sentencesOf = (description: ProductDescription): readonly string[] => [
  description.name,
  ...Object.values(description.buy),
  ...Object.values(description.withdraw),
  ...description.agreements.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ...[description.index].flatMap(({ features, productInfo, lifeCycle, bottomNotice, riskNotice, notSold }) => [
    lifeCycle,
    ...features.flatMap(({ title, text }) => [title, text]),
    ...productInfo.flatMap(({ title, content }) => [title, content]),
    ...(bottomNotice === undefined ? [] : [bottomNotice]),
    ...(notSold === undefined ? [] : [notSold]),
    ...(riskNotice ?? []),
  ]),
]

it.each(CODES)('%s has a description, captions, and a page in every role', (code) => {
  const description = describeProduct(code)
  const family = familyOf(code)
  expect(description?.family).toBe(family)
  const { caption, popup } = familyRule(family as FamilyKey)
  expect(Object.values(CAPTIONS[caption]).length).toBeGreaterThan(0)
  if (popup) expect(EXPLANATIONS[popup].paragraphs.length).toBeGreaterThan(0)
  for (const role of FAMILY_ROLES) {
    expect(findRoute(productRoute(code, role) ?? '')?.page).toBe(findRoute(familyRouteName('Product', role))?.page)
  }
})

it('leads to a family by one route family, and nowhere for a code of none', () => {
  expect(routeFamilyOf('regular')).toBe('Product')
  expect(routeFamilyOf('wealth')).toBe('fnzq')
  expect(productRoute('99999', 'Index')).toBeUndefined()
  expect(describeProduct('99999')).toBeUndefined()
})

describe.each(KEYS)('family %s', (family) => {
  const description = describeFamily(family)
  const all = sentencesOf(description)

  it('leaves no blank that the bank cannot fill', () => {
    const full = blanksOf(
      facts({ payoutPeriod: { term: 1, termType: 'M' }, floorBalance: facts().minAmt, endDate: '20271121' }),
    )
    for (const sentence of all) expect(fillIn(sentence, full)).not.toMatch(/--|[{}]/)
  })

  it('calls its rate what home calls it', () => expect(description.index.rateCaption).toBe(rateCaptionOf(family)))

  it('doesn’t begin its features with the insurance that every deposit has', () =>
    expect(description.index.features[0]?.title).not.toBe('存款保险'))

  it('promises nothing that marketing rules forbid', () => {
    for (const sentence of all) expect(sentence).not.toMatch(/秒到|高收益|低风险|零风险|稳赚|最安全|保收益/)
  })

  it('warns of risks exactly where there are some', () => {
    const risky = ['netValue', 'structured'].includes(familyRule(family).interest)
    expect(description.index.riskNotice !== undefined).toBe(risky)
    expect(description.kind).toBe(family === 'wealth' ? 'wealth' : 'deposit')
  })

  it('says why it cannot be bought when it has no buy button', () => {
    expect(description.index.notSold === undefined).toBe(familyRule(family).showBuyBut)
  })
})

it('says that the bank is only the distributor of the wealth product', () => {
  const notice = describeFamily('wealth').index.riskNotice?.join('')
  expect(notice).toContain('仅为代销机构，不承担产品的投资、兑付和风险管理责任')
})

it("opens the wealth product's features with its minimum, unknown until the bank answers (specification §3)", () => {
  const [first] = describeFamily('wealth').index.features
  expect(fillIn(first?.text ?? '', blanksOf(undefined))).toBe('最低--元起购')
  expect(fillIn(first?.text ?? '', blanksOf(facts()))).toBe('最低50元起购')
})

it('explains every popup as an estimate (specification §9)', () => {
  for (const { paragraphs } of Object.values(EXPLANATIONS)) {
    expect(paragraphs.at(-1)).toBe(
      '以上收益均为预估，仅供参考，实际收益以到账为准；因计算过程四舍五入，可能存在细微差异。',
    )
  }
})

it.each(KEYS)('explains just what the list of %s shows, where there is a popup', (family) => {
  const { caption, popup } = familyRule(family)
  if (!popup) return
  const explained = EXPLANATIONS[popup].paragraphs.join('')
  expect(Object.values(CAPTIONS[caption]).filter((shown) => !explained.includes(shown))).toEqual([])
})
