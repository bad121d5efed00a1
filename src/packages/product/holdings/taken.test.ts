import { holding } from '@/contract/holding/testing'
import { addDays, day, daysBetween } from '@/domain/dates/day'
import { basisPoints, fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { comingEvent, restOfTerm } from './taken'

type Detail = Parameters<typeof restOfTerm>[0]

const TODAY = '20261221'
const EARNS = { aheadRate: basisPoints(5), rateSteps: [] }

const detail = (changes: Partial<Detail> = {}): Detail => ({
  holding: holding(),
  today: TODAY,
  earns: EARNS,
  incomes: [],
  events: [],
  withdrawable: true,
  maturity: { instruction: 'PAY_OUT', decided: true, changeable: true },
  ...changes,
})

const rest = (changes?: Partial<Detail>) => {
  const found = restOfTerm(detail(changes))
  if (!found) throw new Error('nothing is left of the term')
  return found
}

const monthly = {
  holding: holding({
    prodType: '20178',
    amount: yuan(12_000),
    appointRate: basisPoints(120),
    accumulatedIncome: fen(1_200),
  }),
  earns: { ...EARNS, payoutPeriod: { term: 1, termType: 'M' as const } },
  today: '20261222',
}

describe('what a deposit comes to on each day', () => {
  it('is what a withdrawal pays today and what maturity pays at the end', () => {
    // 1,000 x 0.05 % x 30 / 360 = 0.04; 1,000 x 1.30 % = 13
    expect(rest().after(0)).toEqual({ on: TODAY, value: 100_004, lost: 1_296 })
    expect(rest().days).toBe(335)
    expect(rest().after(334)).toMatchObject({ on: '20271120', lost: 1_300 - 50 })
    expect(rest().after(335)).toEqual({ on: '20271121', value: 101_300, lost: 0 })
  })

  it('counts interest that was paid before neither now nor at the end', () => {
    // 12,000 at 1.2 % are 12 yuan a month, of which the first is paid; the next comes on the 21st.
    const { after } = rest(monthly)
    expect(after(0)).toMatchObject({ value: 1_200_002, lost: 13_198 })
    const untilNext = daysBetween(day('20261222'), day('20270121'))
    expect(after(untilNext)).toMatchObject({ on: '20270121', value: 1_201_200 })
    expect(after(9_999).value).toBe(1_200_000 + 11 * 1_200)
  })

  it('keeps a cash coupon back from whoever leaves before the end', () => {
    const coupon = { name: '券', kind: 'cash' as const, benefit: yuan(10), state: 'paid' as const }
    expect(rest({ coupon }).after(0)).toMatchObject({ value: 99_004, lost: 2_296 })
    expect(rest({ coupon }).after(335)).toMatchObject({ value: 101_300, lost: 0 })
    expect(rest({ coupon: { ...coupon, kind: 'rate' } }).after(0).value).toBe(100_004)
  })

  it('counts the reward of a rate coupon to whoever keeps it to the end, and as lost to whoever leaves before', () => {
    const coupon = { name: '券', kind: 'rate' as const, benefit: yuan(5), state: 'due' as const }
    expect(rest({ coupon }).after(0)).toMatchObject({ value: 100_004, lost: 1_796 })
    expect(rest({ coupon }).after(335)).toMatchObject({ value: 101_800, lost: 0 })
  })

  it('marks the days on which the rate turns, those to come alone', () => {
    const rateSteps = [0, 7, 30, 90, 365].map((fromDays, at) => ({ fromDays, rate: basisPoints(5 + at * 10) }))
    const stepped = holding({ prodType: '20117', term: 1 })
    expect(rest({ holding: stepped, earns: { ...EARNS, rateSteps }, today: '20261129' }).turns).toEqual([22, 82])
  })

  it('begins with its first day where that is still to come', () => {
    expect(rest({ today: '20261120' })).toMatchObject({ from: '20261121', days: 365 })
  })

  it('is told of nothing that has ended or has no end', () => {
    expect(restOfTerm(detail({ holding: holding({ status: 'MATURED' }) }))).toBeUndefined()
    expect(
      restOfTerm(detail({ holding: holding({ kind: 'wealth', prodType: '91318017', endDate: '' }) })),
    ).toBeUndefined()
    expect(restOfTerm(detail({ earns: undefined }))).toBeUndefined()
  })
})

describe('what comes next for a deposit', () => {
  it.each([
    ['PAY_OUT', '到期，本息转入电子账户'],
    ['RENEW_PRINCIPAL', '到期，本金续存，利息转入电子账户'],
    ['RENEW_ALL', '到期，本息一起续存'],
    ['TO_WEALTH', '到期，本息申购理财'],
  ] as const)('is its end, by %s', (instruction, title) => {
    expect(comingEvent(detail({ maturity: { instruction, decided: true, changeable: true } }))).toEqual({
      date: '2027.11.21',
      title,
    })
  })

  it('is that all is paid out where the instruction won’t be followed', () => {
    const maturity = {
      instruction: 'RENEW_ALL',
      decided: true,
      changeable: true,
      unavailable: '您的身份证已过期',
    } as const
    expect(comingEvent(detail({ maturity }))?.title).toBe('到期，本息转入电子账户')
  })

  it('is the next payment of interest where periods pay, and the end after the last of them', () => {
    expect(comingEvent(detail(monthly))).toEqual({ date: '2027.01.21', title: '付息到电子账户', amount: 1_200 })
    const late = { ...monthly, today: addDays(day('20271121'), -5) }
    expect(comingEvent(detail(late))).toMatchObject({ date: '2027.11.21', title: '到期，本息转入电子账户' })
  })

  it('is nothing for what has ended', () => {
    expect(comingEvent(detail({ holding: holding({ status: 'REDEEMED', appointInterest: ZERO_FEN }) }))).toBeUndefined()
  })
})
