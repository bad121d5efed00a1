import type { ProductFacts } from '@/contract/product/productFacts'
import { day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { basisPoints, fen, ppm, yuan } from '@/domain/money/fen'
import { formatRate } from '@/domain/money/format'
import { describeFamily } from '../registry'
import { curveOf } from './curve'
import { interestAtEnd, interestBy, isLeastInterest, rateAfter } from './estimate'
import { notBuyableReason } from './facts'
import { figureOf, minimumTextOf, productLook, rateTextOf, termTextOf } from './figure'
import { heldExamples, trialOf } from './held'
import { rateRows } from './rates'
import { arrangeShelf, NO_FILTER } from './shelf'
import type { ShelfFilter } from './shelf'
import { facts } from './testing'
import { purchaseTimeline } from './timeline'

const step = (fromDays: number, rate: number) => ({ fromDays, rate: basisPoints(rate) })
const useIt = facts({
  productType: '20117',
  term: 5,
  endDate: '20311121',
  appointRate: basisPoints(160),
  rateSteps: [step(365, 110), step(0, 5), step(7, 30), step(1825, 160)],
})
const wealth = facts({
  productType: '91318017',
  kind: 'wealth',
  startDate: '',
  endDate: '',
  riskLevel: 'R1',
  sevenDayYield: ppm(14_954),
})
const structured = facts({ productType: '30101', appointRate: basisPoints(190), floorRate: basisPoints(60) })

describe('estimates', () => {
  it('are those of the rules: the agreed rate at maturity, the early rate on actual days before it', () => {
    expect(interestAtEnd(facts(), yuan(10_000))).toBe(13_000)
    // 10,000 yuan × 0.05 % × 30 / 360
    expect(interestBy(facts(), yuan(10_000), day('20261221'))).toBe(42)
    expect(interestBy(facts(), yuan(10_000), day('20301121'))).toBe(13_000)
  })

  it('promise only the floor of a structured deposit, and nothing while it is unknown', () => {
    expect(interestAtEnd(structured, yuan(10_000))).toBe(6_000)
    expect(isLeastInterest(structured)).toBe(true)
    expect(interestAtEnd(facts({ productType: '30101' }), yuan(10_000))).toBeUndefined()
  })

  it('promise nothing of the wealth product, nor of a code nobody knows', () => {
    expect(interestAtEnd(wealth, yuan(10_000))).toBeUndefined()
    expect(interestBy(facts({ productType: '99999' }), yuan(1), day('20270101'))).toBeUndefined()
  })

  it.each([
    [0, 5],
    [6, 5],
    [7, 30],
    [364, 30],
    [365, 110],
    [5_000, 160],
  ])('give the rate of the step reached after %i days', (days, rate) => expect(rateAfter(useIt, days)).toBe(rate))

  it('change a fixed term to its agreed rate on the day of maturity', () => {
    expect(rateAfter(facts(), 364)).toBe(5)
    expect(rateAfter(facts(), 365)).toBe(130)
  })
})

describe('the rate curve', () => {
  it('puts steps in the order of time, whatever order the bank sends', () => {
    expect(curveOf(useIt)?.steps.map(({ label }) => label)).toEqual(['存入起', '满7天', '满1年', '满5年'])
  })
  it('shows what early withdrawal costs a fixed term', () => {
    expect(curveOf(facts())?.steps).toEqual([
      { label: '提前支取', rate: 5 },
      { label: '存满1年', rate: 130 },
    ])
  })
  it('never shows the highest rate of a structured deposit without its floor', () => {
    expect(curveOf(structured)?.steps.map(({ rate }) => rate)).toEqual([5, 60, 190])
    expect(curveOf(facts({ productType: '30101' }))).toBeUndefined()
  })
  it('is not drawn for the wealth product', () => expect(curveOf(wealth)).toBeUndefined())
})

describe('what a product is known by on every list', () => {
  const agreement = facts({ productType: '30201', floorBalance: yuan(50_000), aheadRate: basisPoints(10) })
  it.each([
    ['regular', facts(), { rate: 130, from: undefined }, '到期年利率'],
    ['structured', structured, { rate: 190, from: 60 }, '保底~最高年利率'],
    ['agreement', agreement, { rate: 130, from: 10 }, '50,000元以内~超出部分年利率'],
    ['useIt', useIt, { rate: 160, from: 5 }, '最低~最高年利率'],
    ['wealth', wealth, { yield: 14_954 }, '七日年化收益率'],
  ] as const)('%s: both ends of what isn’t certain, and what they are', (family, given, figure, figureCaption) => {
    expect(productLook(family, given)).toMatchObject({ figure, figureCaption })
    const [from] = rateTextOf(given).split('~').reverse().slice(1)
    if (given.kind === 'deposit')
      expect(rateRows(given, '').map(({ rate }) => formatRate(rate))).toEqual([
        ...(from === undefined ? [] : [from]),
        formatRate(given.appointRate),
      ])
  })
})

describe('what withdrawing after some time brings', () => {
  it('names only times before maturity, and maturity', () => {
    expect(heldExamples(facts(), yuan(10_000)).map(({ label }) => label)).toEqual([
      '存1个月后支取',
      '存3个月后支取',
      '存6个月后支取',
      '持有到期',
    ])
    expect(heldExamples(facts({ term: 7, termType: 'D', endDate: '20261128' }), yuan(1)).map(({ on }) => on)).toEqual([
      '20261128',
    ])
  })
  it('is not known without dates', () => expect(heldExamples(wealth, yuan(1))).toEqual([]))

  it('is tried with any days, and no more than the term', () => {
    // Two months and 29 days: 10,000 × 0.30 % × 89 / 360
    expect(trialOf(useIt, yuan(10_000), 90)).toEqual({ days: 90, on: '20270219', rate: 30, interest: 742 })
    expect(trialOf(useIt, yuan(10_000), 9_999)).toMatchObject({ days: 1826, rate: 160, on: '20311121' })
    expect(trialOf(wealth, yuan(1), 1)).toBeUndefined()
  })
})

describe('the four dates of a purchase made now (specification §4)', () => {
  const dates = (startDate: string, hours: number, minutes: number) =>
    purchaseTimeline({ startDate, endDate: '20271122' }, instantOf(day('20261121'), hours, minutes)).map(
      ({ date }) => date,
    )
  it.each([
    ['before 23:30', '20261121', 23, 29, ['2026.11.21', '2026.11.21', '2026.11.22', '2027.11.22']],
    ['from 23:30 on', '20261122', 23, 30, ['2026.11.21', '2026.11.22', '2026.11.23', '2027.11.22']],
  ] as const)('%s', (_, start, hours, minutes, expected) => expect(dates(start, hours, minutes)).toEqual(expected))

  it('agree with the bank whatever day the phone believes it is', () => {
    expect(
      purchaseTimeline({ startDate: '20300101', endDate: '20310101' }, instantOf(day('20261121'), 9))[0]?.date,
    ).toBe('2030.01.01')
  })
  it("read '--' until the bank's answer", () => {
    expect(purchaseTimeline({}, 0).map(({ date }) => date)).toEqual(['--', '--', '--', '--'])
  })
})

describe('facts', () => {
  it('are shown as customers read them', () => {
    expect([figureOf(facts()), termTextOf(facts()), minimumTextOf(facts())]).toEqual([
      { rate: 130, from: undefined },
      '1年',
      '50元',
    ])
    expect([figureOf(wealth), termTextOf(wealth)]).toEqual([{ yield: 14_954 }, '无固定期限'])
    expect(figureOf({ ...wealth, sevenDayYield: undefined })).toEqual({ yield: '--' })
  })

  it.each([
    ['20194', 'regular', 'ON_SALE', undefined],
    ['20194', 'regular', 'SOLD_OUT', '该产品额度已售罄，请选择其他产品'],
    ['20194', 'regular', 'PAUSED', '该产品暂停购买，请稍后再来或选择其他产品'],
    ['20117', 'useIt', 'CLOSED', '该产品已停售，已持有的不受影响'],
    ['30301', 'renewed', 'ON_SALE', '本产品由到期存款续存而来，不单独销售'],
  ] as const)('%s of %s, %s: why it cannot be bought', (productType, family, saleStatus, reason) => {
    expect(notBuyableReason(facts({ productType, saleStatus }), describeFamily(family))).toBe(reason)
  })
})

describe('the shelf', () => {
  const of = (productType: string, changes: Partial<ProductFacts> = {}) => facts({ productType, ...changes })
  const products = [
    of('20523', { term: 3 }),
    of('20520', { term: 3, termType: 'M' }),
    of('20117', { saleStatus: 'CLOSED', term: 5 }),
    of('20186'),
    of('30301'),
    of('20178', { saleStatus: 'SOLD_OUT' }),
    wealth,
    of('99999'),
  ]
  const codes = (filter: Partial<ShelfFilter>) =>
    arrangeShelf(products, { ...NO_FILTER, ...filter }).sections.map(({ group, products: own }) => [
      group,
      ...own.map((each) => each.facts.productType),
    ])

  it('sorts by group and term, with neither invited nor unknown products', () => {
    expect(codes({ group: 'all', term: 'any' })).toEqual([
      ['term', '20520', '20523'],
      ['payout', '20178'],
      ['wealth', '91318017'],
    ])
  })
  it('keeps what is closed apart, and what is sold out in its place', () => {
    expect(arrangeShelf(products, NO_FILTER).closed.map(({ facts: own }) => own.productType)).toEqual(['20117'])
  })
  it('filters by group and term; a product without end fits every term', () => {
    expect(codes({ group: 'term', term: 'any' })).toEqual([['term', '20520', '20523']])
    expect(codes({ group: 'all', term: 'short' })).toEqual([
      ['term', '20520'],
      ['wealth', '91318017'],
    ])
    expect(codes({ group: 'all', term: 'long' })).toEqual([
      ['term', '20523'],
      ['wealth', '91318017'],
    ])
  })
  it('offers the same groups whatever is filtered', () => {
    expect(arrangeShelf(products, { ...NO_FILTER, group: 'wealth', term: 'long' }).groups).toEqual([
      'term',
      'payout',
      'flexible',
      'wealth',
    ])
  })
  it('filters by minimum and by agreed rate, which a yield isn’t', () => {
    expect(codes({ minimum: 'hundred' })).toEqual(codes({}))
    expect(arrangeShelf([of('20194', { minAmt: fen(10_001) })], { ...NO_FILTER, minimum: 'hundred' }).sections).toEqual(
      [],
    )
    expect(codes({ rate: 'one' }).map(([group]) => group)).toEqual(['term', 'payout'])
    expect(codes({ rate: 'oneAndHalf' })).toEqual([])
  })
  it('takes a day term for its months', () => {
    const week = arrangeShelf([of('20122', { term: 7, termType: 'D' })], { ...NO_FILTER, term: 'short' })
    expect(week.sections).toHaveLength(1)
  })
})
