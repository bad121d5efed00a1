import { addDays, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { basisPoints, fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import type { Holding } from '@sandbox/business/deposit'
import type { CashFacts, HeldDeposit } from './facts'
import { sourcesBy } from './sources'

const facts = (now: number, changes: Partial<CashFacts> = {}): CashFacts => ({
  today: dayOfInstant(now),
  through: addDays(dayOfInstant(now), 90),
  now,
  available: ZERO_FEN,
  frozen: ZERO_FEN,
  caught: ZERO_FEN,
  coming: [],
  accounts: [],
  deposits: [],
  shares: [],
  ...changes,
})

/** 36,000 yuan for three months at 1 %; before maturity at a tenth of it. */
const HOLDING: Holding = {
  seqNo: 7,
  customerId: '1',
  productType: '20123',
  orderId: '1',
  amount: yuan(36_000),
  appointRate: basisPoints(100),
  aheadRate: basisPoints(10),
  interest: { method: 'fixedTerm' },
  startDay: day('20260901'),
  endDay: day('20261201'),
  term: 3,
  termType: 'M',
  status: 'open',
  accrued: ZERO_FEN,
  accruedThrough: null,
  paidInterest: ZERO_FEN,
  payoutsMade: 0,
  withdrawalBlocked: false,
  renewedFrom: null,
  openedAt: 0,
  closedAt: null,
}
const HELD: HeldDeposit = { holding: HOLDING, name: '普通存三个月', coupon: undefined, renewal: undefined }
const MATURES = fen(9_000)

/** What the first part is, which the account has without anything being done, is left out. */
const stepsOf = (told: ReturnType<typeof sourcesBy>) =>
  told.parts.slice(1).flatMap(({ most, ofStep }) => ofStep(most) ?? [])

describe('a deposit', () => {
  const now = instantOf(day('20261001'), 10)
  const of = (coupon: HeldDeposit['coupon']) =>
    sourcesBy(facts(now, { deposits: [{ ...HELD, coupon }] }), day('20261001')).whole

  test('pays a month at the lower rate, and loses the rest of its term’s interest', () => {
    expect(of(undefined)).toMatchObject([
      { gives: 3_600_300, loss: 8_700, step: { how: 'full', payout: 3_600_300, interest: 300, takenBack: 0 } },
    ])
  })

  test('pays less what is taken back of its coupon, which is lost', () => {
    expect(of({ takenBack: fen(5_000), lapsed: ZERO_FEN })).toMatchObject([
      { gives: 3_595_300, loss: 13_700, step: { payout: 3_595_300, takenBack: 5_000, loss: 13_700 } },
    ])
  })

  test('loses the bonus of its coupon, which it wasn’t paid', () => {
    expect(of({ takenBack: ZERO_FEN, lapsed: fen(700) })).toMatchObject([
      { gives: 3_600_300, loss: 9_400, step: { payout: 3_600_300, takenBack: 0, loss: 9_400 } },
    ])
  })
})

describe('a deposit that ends tomorrow and is renewed', () => {
  const end = HOLDING.endDay
  const item = { seqNo: '7', prodType: '20123', name: HELD.name, kind: 'MATURITY', interest: MATURES } as const
  const paidOut = { ...item, day: end, renewed: false, principal: HOLDING.amount }
  const next = { ...paidOut, day: day('20270301'), renewed: true, toAccount: fen(3_609_000) }
  /** Its interest comes, and its principal is kept. */
  const kept = [{ ...paidOut, toAccount: MATURES }, next]
  const position = { ...HOLDING, startDay: end, endDay: next.day }
  const eve = (minutes: number, changes: Partial<CashFacts> = {}) =>
    facts(instantOf(addDays(end, -1), 23, minutes), {
      coming: kept,
      deposits: [{ ...HELD, renewal: position }],
      ...changes,
    })
  const by = (of: CashFacts, on: Day) => sourcesBy(of, on).whole

  test('is paid out instead until 23:30', () => {
    expect(by(eve(29), end)).toMatchObject([
      { gives: 3_600_000, loss: 0, step: { how: 'payOut', day: '20261130', arrives: end, payout: 3_609_000 } },
    ])
  })

  test('from then on is had by its end only if it is withdrawn today, without the interest that would have come', () => {
    expect(by(eve(30), end)).toMatchObject([
      { gives: 3_591_890, loss: 8_110, step: { how: 'full', day: '20261130', payout: 3_600_890 } },
    ])
  })

  test('from the day after the renewal on is withdrawn of the new deposit, beside the interest that comes', () => {
    expect(by(eve(30), addDays(end, 1))).toMatchObject([
      { gives: 3_600_010, loss: 8_990, step: { how: 'full', day: '20261202', payout: 3_600_010, interest: 10 } },
    ])
    expect(sourcesBy(eve(30), addDays(end, 1)).parts[0]?.most).toBe(MATURES)
  })

  test('comes by itself where it is paid out, and where the new deposit ends in time', () => {
    const told = [{ ...paidOut, toAccount: fen(3_609_000) }]
    for (const on of [end, addDays(end, 1)]) expect(by(eve(30, { coming: told, deposits: [HELD] }), on)).toEqual([])
    expect(by(eve(30), next.day)).toEqual([])
  })
})

describe('shares', () => {
  const held = { seqNo: 8, prodType: '91318017', name: '现金宝', shares: yuan(50_000), fastLeft: yuan(4_000) }

  test('come fast on each day up to its limit where an ordinary redemption is too late, and the rest is told apart', () => {
    const told = sourcesBy(facts(instantOf(day('20260930'), 10), { shares: [held] }), day('20261002'))
    expect(told.parts.slice(1).map(({ most }) => most)).toEqual([400_000, 1_000_000, 1_000_000])
    expect(stepsOf(told)).toMatchObject([
      { how: 'fast', day: '20260930', arrives: '20260930', left: 4_600_000, loss: 0 },
      { how: 'fast', day: '20261001', arrives: '20261001', left: 3_600_000 },
      { how: 'fast', day: '20261002', arrives: '20261002', left: 2_600_000 },
    ])
    expect(told.apart).toEqual([
      { name: '现金宝', amount: 2_600_000, why: '超过快速赎回额度，普通赎回预计2026.10.08到账' },
    ])
  })

  test('come fast no more than there are', () => {
    const told = sourcesBy(
      facts(instantOf(day('20260930'), 10), { shares: [{ ...held, shares: yuan(5_000) }] }),
      day('20261002'),
    )
    expect(told.parts.slice(1).map(({ most }) => most)).toEqual([400_000, 100_000])
    expect(told.apart).toEqual([])
  })

  test.each([
    ['a Thursday', '20261119', '20261116', '20261118', '20261119'],
    ['a Sunday', '20261122', '20261116', '20261119', '20261120'],
    ['a holiday', '20261003', '20260928', '20260929', '20260930'],
    [
      'the first day that is in time, even if the order counts for a later one',
      '20261117',
      '20261115',
      '20261115',
      '20261117',
    ],
  ])('for %s arrive on the last business day until then', (_, on, today, ordered, arrives) => {
    const told = stepsOf(sourcesBy(facts(instantOf(day(today), 10), { shares: [held] }), day(on)))
    expect(told).toMatchObject([{ how: 'ordinary', day: ordered, arrives, amount: 5_000_000, left: 0, loss: 0 }])
  })
})

test('a stopped account and frozen money are told apart, and not counted', () => {
  const account = {
    how: 'takeBack',
    id: '1',
    accountClass: 'II',
    name: '支付账户',
    amount: yuan(10),
    why: undefined,
  } as const
  const stopped = { ...account, id: '2', amount: yuan(20), why: '账户已止付' }
  const now = instantOf(day('20261001'), 10)
  const told = sourcesBy(facts(now, { accounts: [account, stopped], frozen: yuan(3) }), day('20261001'))
  expect(stepsOf(told)).toMatchObject([
    { how: 'takeBack', id: '1', accountClass: 'II', amount: 1_000, day: '20261001' },
  ])
  expect(told.parts.map(({ most }) => most)).toEqual([0, 1_000])
  expect(told.apart).toEqual([
    { name: '支付账户', amount: 2_000, why: '账户已止付' },
    { name: '冻结', amount: 300, why: '解除冻结后可用' },
  ])
})

test('what a rule moves into a pot by the day comes out of it again, as far as the account has enough for the rule', () => {
  const rule = (of: string, name: string, amount: number) => ({
    ...({ day: day(of), kind: 'POT', seqNo: name, prodType: '', name, renewed: false } as const),
    ...{ principal: yuan(amount), interest: ZERO_FEN, toAccount: ZERO_FEN },
  })
  const coming = [rule('20261005', '旅行', 20), rule('20261006', '手机', 90), rule('20261010', '后来', 1)]
  const now = instantOf(day('20261001'), 10)
  const told = sourcesBy(facts(now, { available: yuan(100), coming }), day('20261008'))
  expect(told.parts.map(({ most }) => most)).toEqual([8_000, 2_000])
  expect(stepsOf(told)).toMatchObject([{ how: 'fromPot', id: '旅行', amount: 2_000, day: '20261005' }])
})
