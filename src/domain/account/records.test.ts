import { fen } from '../money/fen'
import { monthSurplus, NO_PARTS } from './records'

it('a month’s surplus is what came from elsewhere without what went there, and never own money moved', () => {
  const parts = { ...NO_PARTS, interest: fen(700), received: fen(60_000), sent: fen(10_000), spent: fen(200) }
  expect(monthSurplus({ ...parts, saved: fen(5_000), redeemed: fen(9_000), ownIn: fen(1) })).toBe(50_500)
  expect(monthSurplus({ ...NO_PARTS, spent: fen(200) })).toBe(-200)
})

it('a month in which nothing came from or went elsewhere has no surplus', () => {
  expect(monthSurplus({ ...NO_PARTS, saved: fen(5_000), withdrawn: fen(5_000) })).toBeUndefined()
})
