import fc from 'fast-check'
import { basisPoints, fen, yuan } from '../money/fen'
import { equalInstalments } from './calculator'

const anyLoan = [
  fc.integer({ min: 1, max: 1_000_000_000 }),
  fc.integer({ min: 0, max: 2_400 }),
  fc.integer({ min: 1, max: 120 }),
] as const

/** By hand: the payment from the annuity's formula with twelve decimals, each month's interest rounded half up. */
it.each([
  // 10,000 at 12 %: 1 % a month, 10,000 × 0.01 ⁄ (1 − 1.01⁻³) = 3,400.2211…; 100 + 67.00 + 33.67 of interest.
  { amount: yuan(10_000), rate: 1_200, months: 3, payment: 340_022, interests: [10_000, 6_700, 3_367], last: 340_023 },
  // One month: everything at once, 1,000 × 7.2 % ⁄ 12 = 6.00.
  { amount: yuan(1_000), rate: 720, months: 1, payment: 100_600, interests: [600], last: 100_600 },
  // Without interest the last month pays the fen that is left over.
  { amount: yuan(100), rate: 0, months: 3, payment: 3_333, interests: [0, 0, 0], last: 3_334 },
])('$amount fen at $rate bp for $months months', ({ amount, rate, months, payment, interests, last }) => {
  const plan = equalInstalments(amount, basisPoints(rate), months)
  expect(plan.payment).toBe(payment)
  expect(plan.instalments.map(({ interest }) => interest)).toEqual(interests)
  expect(plan.instalments[months - 1]?.payment).toBe(last)
  expect(plan.total).toBe(amount + interests.reduce((sum, one) => sum + one, 0))
})

it('pays a year of 12,000 at 3.6 % in payments of 1,019.61', () => {
  // 12,000 × 0.003 ⁄ (1 − 1.003⁻¹²) = 1,019.6071…
  expect(equalInstalments(yuan(12_000), basisPoints(360), 12).payment).toBe(101_961)
})

it('is made of parts that sum to the total, whatever is borrowed', () => {
  fc.assert(
    fc.property(...anyLoan, (amount, rate, months) => {
      const { instalments, interest, total } = equalInstalments(fen(amount), basisPoints(rate), months)
      const sum = (part: 'principal' | 'interest' | 'payment') => instalments.reduce((all, one) => all + one[part], 0)
      expect([instalments.length, sum('principal'), sum('interest'), sum('payment')]).toEqual([
        months,
        amount,
        interest,
        total,
      ])
      expect(instalments[months - 1]?.left).toBe(0)
      expect(instalments.every(({ principal, interest: one }) => principal >= 0 && one >= 0)).toBe(true)
    }),
  )
})

it('owes less every month, and more interest at a higher rate', () => {
  fc.assert(
    fc.property(...anyLoan, (amount, rate, months) => {
      const { instalments, interest } = equalInstalments(fen(amount), basisPoints(rate), months)
      const owed = [amount, ...instalments.map(({ left }) => left)]
      expect(owed.every((one, index) => index === 0 || one <= (owed[index - 1] ?? 0))).toBe(true)
      const dearer = equalInstalments(fen(amount), basisPoints(rate + 100), months).interest
      expect(dearer).toBeGreaterThanOrEqual(interest - months)
    }),
  )
})

it.each([
  [0, 360, 12],
  [-1, 360, 12],
  [100, -1, 12],
  [100, 360, 0],
  [100, 360, 1.5],
])('refuses %s fen at %s bp for %s months', (amount, rate, months) =>
  expect(() => equalInstalments(fen(amount), basisPoints(rate), months)).toThrow(RangeError),
)
