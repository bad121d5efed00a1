import * as fc from 'fast-check'
import { day } from '../dates/day'
import { basisPoints, fen, yuan } from '../money/fen'
import { couponBenefit, couponLoss, couponMisfit } from './coupon'
import type { Coupon, CouponPurchase } from './coupon'

const RATE: Coupon = {
  terms: { kind: 'rate', bonusRate: basisPoints(30), cap: yuan(20_000) },
  minAmount: yuan(5_000),
  minMonths: 6,
  families: ['regular', 'full'],
  validFrom: day('20261101'),
  validUntil: day('20261130'),
}
const CASH: Coupon = { ...RATE, terms: { kind: 'cash', face: yuan(10) }, families: [] }

const buying = (changes: Partial<CouponPurchase> = {}): CouponPurchase => ({
  productType: '20194',
  term: 1,
  termType: 'Y',
  amount: yuan(10_000),
  today: day('20261121'),
  ...changes,
})

describe('a coupon', () => {
  it.each([
    ['the first day', { today: day('20261101') }, undefined],
    ['the last day', { today: day('20261130') }, undefined],
    ['the day before', { today: day('20261031') }, 'notYet'],
    ['the day after', { today: day('20261201') }, 'expired'],
    ['another family', { productType: '20126' }, 'product'],
    ['a code of none', { productType: '00000' }, 'product'],
    ['just long enough', { term: 6, termType: 'M' }, undefined],
    ['too short', { term: 3, termType: 'M' }, 'term'],
    ['counted in days', { term: 365, termType: 'D' }, 'term'],
    ['just enough', { amount: yuan(5_000) }, undefined],
    ['a fen too little', { amount: fen(499_999) }, 'amount'],
  ] as const)('on %s', (_, changes, misfit) => expect(couponMisfit(RATE, buying(changes))).toBe(misfit))

  it('without families fits deposits with an agreed rate, and never a floating return', () => {
    for (const code of ['20194', '20126', '20158', '20178']) {
      expect(couponMisfit(CASH, buying({ productType: code }))).toBeUndefined()
    }
    for (const code of ['91318017', '30101', '30201', '20200']) {
      expect(couponMisfit(CASH, buying({ productType: code }))).toBe('product')
    }
  })

  it('of a family that floats fits it no more', () =>
    expect(couponMisfit({ ...CASH, families: ['wealth'] }, buying({ productType: '91318017' }))).toBe('product'))
})

describe('what a coupon is worth', () => {
  it('is the bonus rate on the principal for the term', () => {
    // 10,000 yuan at 0.30 % for a year, and for half of one.
    expect(couponBenefit(RATE, buying())).toBe(3_000)
    expect(couponBenefit(RATE, buying({ term: 6, termType: 'M' }))).toBe(1_500)
  })

  it('goes no further than the cap', () =>
    expect(couponBenefit(RATE, buying({ amount: yuan(1_000_000) }))).toBe(
      couponBenefit(RATE, buying({ amount: yuan(20_000) })),
    ))

  it('is rounded half up once', () => {
    // 5,001.67 yuan at 0.30 % for a year are 15.00501 yuan; 5,001.66 are 15.00498.
    expect(couponBenefit(RATE, buying({ amount: fen(500_167) }))).toBe(1_501)
    expect(couponBenefit(RATE, buying({ amount: fen(500_166) }))).toBe(1_500)
  })

  it('is a cash coupon’s face, whatever is bought', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500_000, max: 200_000_000 }), (amount) => {
        expect(couponBenefit(CASH, buying({ amount: fen(amount) }))).toBe(yuan(10))
      }),
    )
  })
})

describe('an early withdrawal', () => {
  it.each([
    ['lets a bonus lapse', 'rate', { lapsed: 2_000, takenBack: 0 }],
    ['takes a deduction back', 'cash', { lapsed: 0, takenBack: 2_000 }],
  ] as const)('%s', (_, kind, loss) => {
    expect(couponLoss(kind, fen(2_000))).toEqual(loss)
  })
})
