import { businessCalendar } from '../dates/businessCalendar'
import { day } from '../dates/day'
import { instantOf } from '../dates/instant'
import { personTakesUpAt, returnableUntil, reversibleFrom, sendingAt, waitBeforeAsking } from './asking'

const MINUTE = 60_000
/** With the first week of October closed. */
const calendar = businessCalendar((of) => of >= '20261001' && of <= '20261007')

it('asks again after 1, 5 and 30 minutes, then every hour for ever', () => {
  expect([0, 1, 2, 3, 4, 500].map((asked) => waitBeforeAsking(asked) / MINUTE)).toEqual([1, 5, 30, 60, 60, 60])
})

it.each([
  ['at 10:00 sharp with the batch of 10:30', 10 * 60, 10 * 60 + 30],
  ['at 10:29 with the batch of 10:30', 10 * 60 + 29, 10 * 60 + 30],
  ['at 10:30 sharp with the batch of 11:00', 10 * 60 + 30, 11 * 60],
  ['before midnight with the first batch of the next day', 23 * 60 + 45, 24 * 60],
])('an ordinary order %s', (_, minutes, batch) => {
  const midnight = instantOf(day('20261119'))
  expect(sendingAt('ORDINARY', midnight + minutes * MINUTE)).toBe(midnight + batch * MINUTE)
})

it('is sent at once, or 24 hours later', () => {
  expect(sendingAt('REALTIME', 7)).toBe(7)
  expect(sendingAt('NEXT_DAY', 7)).toBe(86_400_007)
})

it('comes before a person a working day later, over weekends and holidays', () => {
  const thursday = instantOf(day('20261119'), 15, 20)
  expect(personTakesUpAt(calendar, thursday)).toBe(instantOf(day('20261120'), 15, 20))
  expect(personTakesUpAt(calendar, instantOf(day('20261120'), 15, 20))).toBe(instantOf(day('20261123'), 15, 20))
  expect(personTakesUpAt(calendar, instantOf(day('20260930'), 9))).toBe(instantOf(day('20261008'), 9))
})

it('may be returned until five working days are over', () => {
  expect(returnableUntil(calendar, instantOf(day('20261119'), 15))).toBe(instantOf(day('20261127')))
  expect(returnableUntil(calendar, instantOf(day('20260929'), 15))).toBe(instantOf(day('20261014')))
})

it('may be taken back by its card’s bank for two working days, over weekends and holidays', () => {
  expect(reversibleFrom(calendar, instantOf(day('20261119'), 15))).toBe(instantOf(day('20261117'), 15))
  expect(reversibleFrom(calendar, instantOf(day('20261123'), 15))).toBe(instantOf(day('20261119'), 15))
  expect(reversibleFrom(calendar, instantOf(day('20261008'), 15))).toBe(instantOf(day('20260929'), 15))
})
