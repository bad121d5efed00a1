import { ERRORS } from '../errors/catalogue'
import fc from 'fast-check'
import { addDays, day } from '../dates/day'
import { monthOf } from '../dates/month'
import { fen } from '../money/fen'
import {
  fillDay,
  MAX_POTS,
  monthlyOffer,
  monthlyShare,
  nextFill,
  plannedBy,
  POT_FAULTS,
  potFault,
  potPercent,
  standingOf,
} from './pots'
import type { PotTerms } from './pots'

const plan = { target: fen(100_00), byDay: day('20261211'), sinceDay: day('20261201'), sinceAmount: fen(0) }

test.each([
  ['20261201', 0],
  ['20261206', 50_00],
  ['20261211', 100_00],
  ['20270101', 100_00],
])('by %s the plan asks for %d', (today, planned) => {
  expect(plannedBy(plan, day(today))).toBe(planned)
})

test.each([
  ['behind, with a rule that is too small', {}, 284_00],
  ['behind, without a rule', { monthlyAmount: fen(0) }, 284_00],
  ['behind by what whole yuan bring', { monthlyShare: fen(284_00) }, 284_00],
  ['behind, with a rule that brings it', { monthlyAmount: fen(284_00) }, undefined],
  ['behind, its day over', { monthlyShare: undefined }, undefined],
  ['behind by more than a rule may bring', { monthlyShare: fen(10_000_000_01) }, undefined],
  ['on its plan', { standing: 'ON_PLAN' }, undefined],
] as const)('a pot that is %s is offered by month: %j → %p', (_, changes, offered) => {
  const pot = { standing: 'BEHIND', monthlyShare: fen(283_01), monthlyAmount: fen(100_00), ...changes } as const
  expect(monthlyOffer(pot)).toBe(offered)
})

test('a plan that begins later goes on from what was there', () => {
  expect(plannedBy({ ...plan, sinceAmount: fen(60_00) }, day('20261206'))).toBe(80_00)
})

test.each([
  [44_99, 'BEHIND'],
  [45_00, 'ON_PLAN'],
  [55_00, 'ON_PLAN'],
  [55_01, 'AHEAD'],
  [100_00, 'REACHED'],
])('half-way %d of 100.00 is %s: five percent either way is neither', (balance, standing) => {
  expect(standingOf(plan, fen(balance), day('20261206'))).toBe(standing)
})

test('a day that is over is behind however little lacks; without a day nothing is', () => {
  expect(standingOf(plan, fen(99_99), day('20261212'))).toBe('BEHIND')
  expect(standingOf({ ...plan, byDay: undefined }, fen(0), day('20261212'))).toBe('SAVING')
})

test.each([
  ['202602', 31, '20260228'],
  ['202802', 30, '20280229'],
  ['202604', 31, '20260430'],
  ['202604', 30, '20260430'],
  ['202605', 9, '20260509'],
])('in %s the %dth is %s', (month, date, expected) => {
  expect(fillDay(monthOf(day(`${month}01`)), date)).toBe(expected)
})

test('each month has one day of a rule, and the next is after today', () => {
  const dates = fc.record({ date: fc.integer({ min: 1, max: 31 }), on: fc.integer({ min: 0, max: 2_000 }) })
  fc.assert(
    fc.property(dates, ({ date, on }) => {
      const today = addDays(day('20240101'), on)
      const next = nextFill(date, today)
      expect(next > today).toBe(true)
      expect(next).toBe(fillDay(monthOf(next), date))
      // No other one is between.
      expect(fillDay(monthOf(today), date) <= today || fillDay(monthOf(today), date) === next).toBe(true)
    }),
  )
})

test('what a month has to bring reaches the target by its day', () => {
  const year = { ...plan, byDay: day('20271201') }
  expect(monthlyShare(year, fen(0), day('20261201'))).toBe(8_34)
  expect(monthlyShare(year, fen(99_99), day('20271120'))).toBe(1)
  // Today and in a month.
  expect(monthlyShare(year, fen(98_00), day('20271015'))).toBe(1_00)
  expect(monthlyShare(year, fen(100_00), day('20261201'))).toBeUndefined()
  expect(monthlyShare(year, fen(0), day('20271201'))).toBeUndefined()
})

test('a hundred percent is only the whole target', () => {
  expect([potPercent(fen(3_00), fen(2_99)), potPercent(fen(3_00), fen(9_00))]).toEqual([99, 100])
})

const TERMS: PotTerms = {
  ...{ name: '旅行', picture: 'savings', byDay: '20261231', target: fen(1), monthlyAmount: fen(0) },
  ...{ monthlyDate: 1, takesInterest: false },
}

test.each<[Partial<PotTerms>, string | undefined]>([
  [{}, undefined],
  [{ name: '  ' }, 'name'],
  [{ name: '一二三四五六七八九十一二三' }, 'name'],
  [{ target: fen(0) }, 'target'],
  [{ target: fen(1_000_000_001) }, 'target'],
  [{ byDay: '20261201' }, 'byDay'],
  [{ byDay: '20361201' }, undefined],
  [{ byDay: '20361202' }, 'byDay'],
  [{ byDay: '99991231' }, 'byDay'],
  [{ byDay: '20271399' }, 'byDay'],
  [{ byDay: '' }, undefined],
  [{ monthlyAmount: fen(1_000_000_001) }, 'monthlyAmount'],
  [{ monthlyAmount: fen(1), monthlyDate: 32 }, 'monthlyDate'],
  [{ monthlyAmount: fen(0), monthlyDate: 32 }, undefined],
])('%j is refused for %s', (change, fault) => {
  expect(potFault({ ...TERMS, ...change }, day('20261201'))).toBe(fault)
})

test('a day that was set before may be over', () => {
  expect(potFault({ ...TERMS, byDay: '20261130' }, day('20261201'), '20261130')).toBeUndefined()
})

it('is refused and asked for by the limits that count', () => {
  expect(ERRORS.PotLimit.message).toContain(`最多可开立${MAX_POTS}个`)
  expect(POT_FAULTS.target).toContain('1000万元')
})
