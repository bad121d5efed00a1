import { day } from './dates/day'
import { formatDay, formatInstant, formatTerm, formatTime } from './dates/format'
import { fen } from './money/fen'
import {
  formatAmount,
  formatCardLimit,
  formatRate,
  formatShortAmount,
  formatTenThousandths,
  formatYield,
} from './money/format'

/** A null that the types exclude but a bug may let in. */
const NOTHING: never[] = JSON.parse('[null]') as never[]
const nothing = (): never => NOTHING[0] as never
const notANumber = (): never => Number.NaN as never

it.each<[string, (value: never) => string]>([
  ['an amount', formatAmount],
  ['a short amount', formatShortAmount],
  ['a card limit', formatCardLimit],
  ['a rate', formatRate],
  ['a yield', formatYield],
  ['an income per 10,000', formatTenThousandths],
  ['a time', formatTime],
  ['an instant', formatInstant],
  ['a day', formatDay],
  ['a term', (term) => formatTerm({ term, termType: 'D' })],
])('%s that is null or NaN is refused and never shown as 0 or NaN', (_, format) => {
  expect(() => format(nothing())).toThrow()
  expect(() => format(notANumber())).toThrow()
  expect(() => format(undefined as never)).toThrow()
})

it('is refused by the compiler before', () => {
  const refused = [
    // @ts-expect-error -- null is no amount
    () => formatAmount(null),
    // @ts-expect-error -- a plain number, NaN among them, is no amount
    () => formatAmount(Number.NaN),
    // @ts-expect-error -- a plain number is no rate
    () => formatRate(Number.NaN),
    // @ts-expect-error -- null is no day
    () => formatDay(null),
    // @ts-expect-error -- a text is a day only after it was looked at
    () => formatDay('20261121'),
  ]
  expect(refused).toHaveLength(5)
  expect([formatAmount(fen(0)), formatDay(day('20261121'))]).toEqual(['0.00', '2026.11.21'])
})
