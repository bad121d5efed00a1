import { FAMILIES, familyOf, familyRule } from '../domain/product/families'
import type { FamilyKey } from '../domain/product/families'
import { yuan } from '../domain/money/fen'
import { FAMILY_ROLES, familyRouteName } from '../routes/families'
import { findRoute } from '../routes/table'
import { productRoute, routeFamilyOf } from './entrance'
import { CAPTIONS, EXPLANATIONS } from './explanations'
import type { Agreement } from './agreements'
import { DOCUMENTS } from './documents'
import type { ProductDescription } from './family'
import { earlyRuleOf } from './model/compare'
import { filledText } from './model/documents'
import { blanksOf } from './model/facts'
import { minimumCaptionOf, termCaptionOf } from './model/figure'
import { facts } from './model/testing'
import { describeFamily, describeProduct, fillIn } from './registry'

const KEYS = Object.keys(FAMILIES) as FamilyKey[]
const CODES = KEYS.flatMap((family) => familyRule(family).codes)

const textsOf = async ({ agreements }: ProductDescription): Promise<readonly string[]> => {
  const texts = await Promise.all(agreements.map(async ({ document }) => (await DOCUMENTS[document]()).text))
  return texts.flatMap(({ paragraphs, sections = [] }) => [
    ...paragraphs,
    ...sections.flatMap((section) => [section.title, ...section.paragraphs]),
  ])
}

const sentencesOf = (description: ProductDescription): readonly string[] => [
  description.name,
  ...Object.values(description.buy),
  ...Object.values(description.withdraw),
  ...description.agreements.map(({ title }) => title),
  ...(description.distribution?.paragraphs ?? []),
  ...[description.index].flatMap(({ features, productInfo, lifeCycle, bottomNotice, riskNotice, tips, notSold }) => [
    ...(tips ?? []),
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

it('promises the next business day only to redemptions in time, and income up to the day they count for, as is paid', async () => {
  const wealth = describeFamily('wealth')
  const all = [...sentencesOf(wealth), ...(await textsOf(wealth)), earlyRuleOf(facts({ productType: '91318017' }))]
  expect(all.join('')).toContain('交易日之后不再享有收益')
  expect(all.join('')).not.toMatch(/自受理之日起|期间不享有收益；快速/)
  for (const said of all) expect(said).not.toMatch(/(?<!交易日15:00前申请的，)下一交易日到账/)
})

it('says that income is told of every day, as it is published', async () => {
  const wealth = describeFamily('wealth')
  const all = [
    ...sentencesOf(wealth),
    ...(await textsOf(wealth)),
    ...(await textsOf({ ...wealth, agreements: wealth.index.files ?? [] })),
  ].join('')
  expect(all).toContain('每日公布昨日的每万份收益')
  expect(all).not.toMatch(/每个?交易日公布|下一交易日更新/)
})

it('promises no renewal that nobody has chosen: what isn’t chosen is paid out', () => {
  for (const family of KEYS) expect(sentencesOf(describeFamily(family)).join('')).not.toMatch(/自动续存|自动转入新一期/)
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

  it('leaves no blank that the bank cannot fill', async () => {
    const full = blanksOf(
      facts({
        payoutPeriod: { term: 1, termType: 'M' },
        floorBalance: facts().minAmt,
        endDate: '20271121',
        ...(family === 'wealth' ? { riskLevel: 'R2', issuerLevel: 'R1', sellerLevel: 'R2' } : {}),
      }),
    )
    for (const sentence of [...all, ...(await textsOf(description))])
      expect(fillIn(sentence, full)).not.toMatch(/--|[{}]/)
  })

  it('calls its term and its minimum what every list calls them', () => {
    expect(description.index.termCaption).toBe(termCaptionOf(family))
    expect(description.index.minAmountCaption).toBe(minimumCaptionOf(family))
  })

  it('doesn’t begin its features with the insurance that every deposit has', () =>
    expect(description.index.features[0]?.title).not.toBe('存款保险'))

  it('promises nothing that marketing rules forbid', async () => {
    for (const sentence of [...all, ...(await textsOf(description))])
      expect(sentence).not.toMatch(/秒到|高收益|低风险|零风险|稳赚|最安全|保收益/)
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

describe('the wealth product’s files (specification §3)', () => {
  const { index, agreements } = describeFamily('wealth')
  const files = index.files ?? []
  const wealth = facts({
    productType: '91318017',
    productName: '日日盈',
    minAmt: yuan(3),
    maxAmt: yuan(70_000),
    stepAmt: yuan(0.5),
    riskLevel: 'R3',
    issuerLevel: 'R1',
    sellerLevel: 'R3',
  })
  const textOf = async (each: Agreement | undefined): Promise<string> => {
    const read = await (each && DOCUMENTS[each.document]())
    if (!read) return ''
    const { paragraphs, sections } = filledText(read.text, wealth)
    return [...paragraphs, ...sections.flatMap((section) => section.paragraphs)].join('\n')
  }

  it('are the prospectus, the investment agreement and the risk disclosure, and a purchase agrees to each', () => {
    expect(files.map(({ title }) => title)).toEqual(['理财产品说明书', '理财产品投资协议书', '风险揭示书'])
    for (const file of files) expect(agreements).toContain(file)
  })

  it.each([
    ['理财产品说明书', '起购金额：3元，以0.50元的整数倍递增；单笔最高70,000元'],
    ['理财产品说明书', '风险等级：R3（发行机构评级R1，代理销售机构评级R3，以较高者为准）'],
    ['理财产品投资协议书', '单笔申购不低于3元、不高于70,000元'],
    ['风险揭示书', '本产品的风险等级为R3'],
    ['风险揭示书', '不是存款，不受存款保险保障'],
  ])('say of %s what the bank’s catalogue says: %s', async (title, sentence) => {
    expect(await textOf(files.find((each) => each.title === title))).toContain(sentence)
  })
})

it.each([
  '发行与管理',
  '仅为代销机构',
  '不对本产品的本金和收益作任何保证',
  '风险等级为{riskLevel}',
  '不是存款',
  '不受存款保险保障',
])('the popup of the wealth product’s holdings, and the notice before it is bought, say %s (products.md)', (words) => {
  expect(EXPLANATIONS.distributedProduct.paragraphs.join()).toContain(words)
  expect(describeFamily('wealth').distribution?.paragraphs.join()).toContain(words)
})

it('explains of 20134 both the withdrawal of today (products.md) and what its list shows', () => {
  const text = EXPLANATIONS[familyRule('smart13').popup ?? 'todayOnly'].paragraphs.join()
  for (const words of ['现在支取可得利息：', '满13个月利息：']) expect(text).toContain(words)
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
