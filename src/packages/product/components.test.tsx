import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { holding } from '@/contract/holding/testing'
import type { ProductFacts } from '@/contract/product/productFacts'
import { basisPoints, fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { queryProducts } from '@/contract/product/queryProducts'
import { familyRule } from '@/domain/product/families'
import { facts } from '@/products/model/testing'
import { describeFamily } from '@/products/registry'
import { amountsHidden } from '@/session/preferences'
import { answer } from '@test/component/bank'
import { mount } from '@test/component/harness'
import { preview } from './redeem/testing'
import { Explained } from './holdings/Explained'
import { HoldingRow } from './HoldingRow'
import { HoldSums } from './holdings/HoldSums'
import { InfoList } from './detail/InfoList'
import { LifeCycle } from './detail/LifeCycle'
import { ProductHero } from './detail/ProductHero'
import { RatesCard } from './detail/RatesCard'
import { TermChooser } from './detail/TermChooser'
import { TrialCalculator } from './detail/TrialCalculator'
import { BuyEstimate } from './buy/BuyEstimate'
import { WithdrawEffect } from './redeem/WithdrawEffect'

const labels = (container: HTMLElement): string =>
  [...container.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')).join('|')

afterEach(() => amountsHidden.set(false))

it("shows '--' everywhere until the bank has answered (specification §4)", async () => {
  const page = await mount(ProductHero, { description: describeFamily('regular'), facts: undefined })
  expect(page.text()).toBe('普通储蓄存款保险--到期年利率--存期--起存金额--递增金额')
})

it('marks deposits as insured, and never the wealth product', async () => {
  const wealth = facts({ kind: 'wealth', productType: '91318017', riskLevel: 'R1' })
  const page = await mount(ProductHero, { description: describeFamily('wealth'), facts: wealth })
  expect(page.text()).not.toContain('存款保险')
  expect(page.text()).toContain('风险等级 R1')
})

it('never shows the highest rate of a structured deposit alone', async () => {
  const structured = facts({ productType: '30101', floorRate: basisPoints(60), appointRate: basisPoints(190) })
  const page = await mount(ProductHero, { description: describeFamily('structured'), facts: structured })
  expect(page.find('.ui-rate').textContent).toBe('0.60%~1.90%')
})

describe('a product’s page says in yuan what comes of an amount', () => {
  const said = async (changes: Partial<ProductFacts>, meant?: Fen) => {
    const page = await mount(ProductHero, { description: describeFamily('regular'), facts: facts(changes), meant })
    return page.findAll('.product-hero__becomes').map(({ textContent }) => textContent)
  }
  const month = { term: 1, termType: 'M' } as const

  it.each<[string, Partial<ProductFacts>, Fen | undefined, string]>([
    ['of an example', {}, undefined, '存10,000元，2027.11.21到期预计本息10,130.00元'],
    ['of what was meant', {}, yuan(500), '存500元，2027.11.21到期预计本息506.50元'],
    ['from its minimum', { minAmt: yuan(20_000) }, undefined, '存20,000元，2027.11.21到期预计本息20,260.00元'],
    [
      'of one that pays by periods until its end',
      { productType: '20178', payoutPeriod: month },
      undefined,
      '存10,000元，至2027.11.21预计本息合计10,129.96元',
    ],
  ])('%s', async (_, changes, meant, sentence) => expect(await said(changes, meant)).toEqual([sentence]))

  it.each<[string, Partial<ProductFacts>]>([
    ['shares', { kind: 'wealth', productType: '91318017' }],
    ['a structured deposit', { productType: '30101', floorRate: basisPoints(60) }],
    ['what isn’t sold', { saleStatus: 'SOLD_OUT' }],
  ])('and nothing of %s', async (_, changes) => expect(await said(changes)).toEqual([]))
})

it('chooses among the terms of a family, and says which is chosen', async () => {
  const choose = jest.fn()
  const choices = [facts(), facts({ productType: '20520', term: 3, termType: 'M', saleStatus: 'SOLD_OUT' })]
  const chooser = { caption: '存期', choices, expected: 2, current: '20194', onChoose: choose }
  const page = await mount(TermChooser, chooser)
  expect(page.findAll('[role=radio]').map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  expect(labels(page.container)).toContain('3个月，年利率1.30%，已售罄')
  await page.tap(page.findText('3个月'))
  expect(choose).toHaveBeenCalledWith('20520')
})

it('offers no choice where there is none', async () => {
  const alone = { caption: '存期', choices: [facts()], expected: 1, current: '20194', onChoose: jest.fn() }
  expect((await mount(TermChooser, alone)).text()).toBe('')
  expect((await mount(TermChooser, { ...alone, choices: [] })).text()).toBe('')
})

it('keeps the places of the terms until they are known, so that nothing below jumps', async () => {
  const waiting = { caption: '存期', choices: [], expected: 3, current: undefined, onChoose: jest.fn() }
  const page = await mount(TermChooser, waiting)
  expect(page.text()).toBe('选择存期------------')
  expect(page.findAll('[role=radio]')).toEqual([])
})

it('says what withdrawing early brings beside maturity', async () => {
  const page = await mount(RatesCard, { facts: facts() })
  expect(page.text()).toContain('存入10,000元')
  expect(page.text()).toContain('持有到期年利率1.30%¥130.00')
  expect(page.text()).toContain('实际以到账为准')
})

it('keeps every tier of a long stair in sight, its rate beside it', async () => {
  const steps = [0, 7, 30, 90, 180, 365].map((fromDays, index) => ({ fromDays, rate: basisPoints(5 + index * 20) }))
  const page = await mount(RatesCard, { facts: facts({ productType: '20117', rateSteps: steps }) })
  expect(page.findAll('.rates-card__tier').map((each) => each.textContent)).toEqual([
    '存入起0.05%',
    '满7天0.25%',
    '满30天0.45%',
    '满90天0.65%',
    '满180天0.85%',
    '满1年1.05%',
  ])
})

it('takes the minimum as its example where it is larger', async () => {
  const page = await mount(RatesCard, { facts: facts({ minAmt: yuan(100_000) }) })
  expect(page.text()).toContain('存入100,000元')
})

it('opens and closes the rules one by one', async () => {
  const entries = [
    { title: '计息规则', content: '甲' },
    { title: '支取规则', content: '乙' },
  ]
  const page = await mount(InfoList, { entries })
  expect(page.text()).toBe('计息规则甲支取规则')
  await page.tap(page.findText('支取规则'))
  expect(page.text()).toBe('计息规则甲支取规则乙')
  await page.tap(page.findText('计息规则'))
  expect(page.text()).toBe('计息规则支取规则乙')
})

it('tries any amount and time', async () => {
  const steps = [
    { fromDays: 0, rate: basisPoints(5) },
    { fromDays: 30, rate: basisPoints(50) },
  ]
  const page = await mount(TrialCalculator, { facts: facts({ productType: '20117', rateSteps: steps }) })
  expect(page.find('.trial-calculator').textContent).toContain('¥12.36预计利息0.50%')
  const [, days] = page.findAll('input')
  if (!days) throw new Error('no field for the days')
  await page.type(days, '29')
  expect(page.find('.trial-calculator').textContent).toContain('0.05%')
  await page.type(days, '')
  expect(page.find('.trial-calculator').textContent).toContain('--预计利息')
})

it('explains amounts where there is an explanation', async () => {
  const page = await mount(Explained, { popup: 'todayOnly' })
  await page.tap('[aria-label="收益说明"]')
  expect(page.text()).toContain('现在支取可得利息：')
  expect(page.text()).toContain('实际收益以到账为准')
})

it('explains the wealth product by the notice of a distributed product, with its level (products.md)', async () => {
  const wealth = facts({ kind: 'wealth', productType: '91318017', productName: '日日盈', riskLevel: 'R2' })
  answer(queryProducts, { products: [facts(), wealth] })
  const page = await mount(Explained, { popup: 'distributedProduct', productType: '91318017' })
  await page.tap('[aria-label="代销产品风险提示"]')
  await page.until(() => expect(page.text()).toContain('“日日盈”由'))
  for (const words of ['仅为代销机构', '风险等级为R2', '不受存款保险保障', '昨日收益：'])
    expect(page.text()).toContain(words)
})

it('shows no question mark where there is none', async () => {
  const page = await mount(Explained, { popup: undefined })
  expect(page.container.textContent).toBe('')
  expect(page.findAll('[role=button]')).toEqual([])
})

it('hides every amount of a holding list, from screen readers too', async () => {
  amountsHidden.set(true)
  const page = await mount(HoldSums, {
    caption: '存款总额',
    amount: yuan(12_345),
    incomes: [{ caption: '到期预计利息', amount: fen(678) }],
    popup: undefined,
    tone: 'hero',
  })
  expect(page.text()).toBe('存款总额******到期预计利息******')
  expect(labels(page.container)).not.toMatch(/12,345|6\.78/)
  await page.tap('[aria-label="显示金额"]')
  expect(page.text()).toContain('¥12,345.00')
})

it('says what withdrawing costs before anything is confirmed', async () => {
  const page = await mount(WithdrawEffect, { holding: holding(), preview: preview(), paid: ZERO_FEN })
  expect(page.text()).toContain('现在支取¥0.42')
  expect(page.text()).toContain('持有到期¥130.00')
  expect(page.text()).toContain('现在支取将少得利息 ¥129.58335天后可得全部利息')
})

it.each([
  ['a rate coupon', { lapsed: fen(6), takenBack: ZERO_FEN }, '加息奖励不再发放。失效的加息奖励 ¥0.06', '¥10,000.42'],
  ['a cash coupon', { lapsed: ZERO_FEN, takenBack: yuan(10) }, '扣回已抵扣的金额。扣回优惠券抵扣 ¥10.00', '¥9,990.42'],
])('says in money what withdrawing costs of %s, and pays out what is left', async (_, lost, sentence, payout) => {
  const coupon = { name: '券', ...lost }
  const paid = preview({ coupon, payout: fen(1_000_042 - lost.takenBack) })
  const page = await mount(WithdrawEffect, { holding: holding(), preview: paid, paid: ZERO_FEN })
  expect(page.text()).toContain(sentence)
  expect(page.text()).toContain(`预计到账本息${payout}`)
})

it('says nothing of a loss where there is none', async () => {
  const page = await mount(WithdrawEffect, {
    holding: holding(),
    preview: preview({ preInterest: fen(13_000) }),
    paid: ZERO_FEN,
  })
  expect(page.text()).not.toContain('少得')
})

it('tells the course of a purchase made now, and none of what can’t be bought any more', async () => {
  const description = describeFamily('regular')
  expect((await mount(LifeCycle, { description, facts: facts() })).text()).toContain('如果现在存入')
  expect((await mount(LifeCycle, { description, facts: facts({ saleStatus: 'CLOSED' }) })).text()).toBe('')
  expect((await mount(LifeCycle, { description: describeFamily('renewed'), facts: facts() })).text()).toBe('')
})

describe('a rate that isn’t paid on every yuan for certain never stands alone', () => {
  const agreed = { appointRate: basisPoints(40), floorBalance: yuan(10_000) }
  const agreement = facts({ ...agreed, productType: '30201', minAmt: yuan(50_000) })
  const held = holding({ ...agreed, demandRate: basisPoints(5), preRate: basisPoints(40), prodType: '30201' })
  const structured = holding({ prodType: '30101', appointRate: basisPoints(190), floorRate: basisPoints(60) })
  const row = (of: HoldingFacts) => ({ holding: of, captions: {}, hidden: false, onPress: () => undefined })

  it('of an agreement deposit on its page, in its list and when it is withdrawn', async () => {
    const hero = await mount(ProductHero, { description: describeFamily('agreement'), facts: agreement })
    expect(hero.text()).toContain('0.05%~0.40%10,000元以内~超出部分年利率')
    expect((await mount(HoldingRow, row(held))).text()).toContain('年利率10,000元以内0.05%，超出部分0.40%')
    const effect = await mount(WithdrawEffect, { holding: held, preview: preview(), paid: ZERO_FEN })
    expect(effect.text()).toContain('利息（年利率10,000元以内0.05%，超出部分0.40%）')
  })

  it('of an agreement deposit before it is bought, and the popup says what earns what', async () => {
    const estimate = await mount(BuyEstimate, { facts: agreement, amount: yuan(50_000), bonus: ZERO_FEN })
    expect(estimate.text()).toContain('按金额分段计息：10,000元以内0.05%，超出部分0.40%')
    const plain = await mount(BuyEstimate, { facts: facts(), amount: yuan(50_000), bonus: ZERO_FEN })
    expect(plain.text()).not.toContain('分段')
    const raised = await mount(BuyEstimate, { facts: facts(), amount: yuan(50_000), bonus: yuan(12) })
    expect(plain.text()).toContain('到期本息¥50,650.00')
    expect(raised.text()).toContain('到期本息¥50,662.00本息含到期加息奖励12.00元')
    const explained = await mount(Explained, { popup: familyRule('agreement').popup })
    await explained.tap('.explained__mark')
    for (const amount of ['现在支取可得利息', '到期预计利息'])
      expect(explained.text()).toMatch(new RegExp(`${amount}：[^。]*留存额度以内部分按活期利率、超出部分按协定利率`))
  })

  it('of a structured deposit in its list, and the popup says what is certain', async () => {
    expect((await mount(HoldingRow, row(structured))).text()).toContain('年利率保底0.60%，最高1.90%')
    const { popup } = familyRule('structured')
    const explained = await mount(Explained, { popup })
    await explained.tap('.explained__mark')
    expect(explained.text()).toContain('按保底利率计算的利息')
    expect(explained.text()).not.toContain('按约定利率')
  })

  it('and both ratings stand beside the level that counts', async () => {
    const rated = facts({ productType: '30101', riskLevel: 'R3', issuerLevel: 'R2', sellerLevel: 'R3' })
    const hero = await mount(ProductHero, { description: describeFamily('structured'), facts: rated })
    expect(hero.text()).toContain('风险等级 R3')
    expect(hero.text()).toContain('发行机构评级R2，我行评级R3，以较高者为准')
  })
})

it('says beside a product’s name that it can’t be bought, and gives its rate less room', async () => {
  const description = describeFamily('regular')
  const sold = await mount(ProductHero, { description, facts: facts() })
  expect(sold.find('.ui-rate').className).toContain('ui-rate--hero')
  const closed = await mount(ProductHero, { description, facts: facts({ saleStatus: 'CLOSED' }) })
  expect(closed.find('.product-hero__called').textContent).toBe(`${facts().productName}已停售`)
  expect(closed.find('.ui-tag--warning').textContent).toBe('已停售')
  expect(closed.find('.ui-rate').className).toContain('ui-rate--amount')
})
