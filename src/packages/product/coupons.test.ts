import type { CouponFacts } from '@/contract/voucher/couponFacts'
import { basisPoints, fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { facts } from '@/products/model/testing'
import { chosenCoupon, couponRule, couponSummary, fittingText, offeredCoupons, usedCouponText } from './coupons'

const coupon = (couponId: string, changes: Partial<CouponFacts> = {}): CouponFacts => ({
  couponId,
  name: '满10,000元抵10元现金券',
  kind: 'cash',
  bonusRate: basisPoints(0),
  cap: ZERO_FEN,
  face: yuan(10),
  minAmount: yuan(10_000),
  minMonths: 6,
  families: [],
  validFrom: '20261101',
  validUntil: '20261130',
  ...changes,
})
const RATE = coupon('rate', {
  name: '加息券',
  kind: 'rate',
  bonusRate: basisPoints(20),
  cap: yuan(50_000),
  face: ZERO_FEN,
  minAmount: yuan(5_000),
})
const ALL = [coupon('cash'), RATE, coupon('old', { validUntil: '20261102' }), coupon('full', { families: ['full'] })]

const TODAY = '20261121'
const offered = (amount: number) => offeredCoupons(ALL, facts(), fen(amount), TODAY)

it('offers what fits, the most valuable first, and what a larger amount would make fit', () => {
  const ids = (amount: number) => offered(amount).map(({ facts: { couponId }, misfit }) => [couponId, misfit])
  // 10,000 yuan at 0.20 % for a year are 20 yuan: more than the cash coupon's 10.
  expect(ids(1_000_000)).toEqual([
    ['rate', undefined],
    ['cash', undefined],
  ])
  expect(ids(0)).toEqual([
    ['rate', 'amount'],
    ['cash', 'amount'],
  ])
})

it('drops a choice that no longer fits, and keeps it in mind', () => {
  expect(chosenCoupon(offered(1_000_000), 'cash')?.benefit).toBe(1_000)
  expect(chosenCoupon(offered(999_900), 'cash')).toBeUndefined()
  expect(chosenCoupon(offered(1_000_000), undefined)).toBeUndefined()
})

it('says how many fit, and what the best or the chosen one brings', () => {
  const summary = (amount: number, chosen?: ReturnType<typeof offered>[number]) =>
    couponSummary(offered(amount), chosen, fen(amount))
  expect(fittingText(offered(1_000_000))).toBe('2张可用')
  expect(fittingText(offered(100))).toBeUndefined()
  expect(summary(1_000_000)).toBe('可多得20.00元')
  expect(summary(100)).toBe('暂无可用')
  // Before an amount is typed nothing is known to fit or not to.
  expect(summary(0)).toBe('先输入金额')
  expect(summary(1_000_000, offered(1_000_000)[0])).toBe('到期奖励20.00元')
  expect(couponRule(RATE)).toBe('满5,000元可用，加息0.20%，最高计息本金50,000元，持有到期后奖励，有效期至2026.11.30')
  expect(couponRule(coupon('cash'))).toContain('抵扣10元，提前支取将扣回')
})

it('says what became of a coupon that was taken', () => {
  expect(usedCouponText({ kind: 'rate', state: 'due' })).toContain('提前支取不发放')
  expect(usedCouponText({ kind: 'rate', state: 'paid' })).toBe('加息奖励已到账')
  expect(usedCouponText({ kind: 'rate', state: 'forfeited' })).toContain('不再发放')
  expect(usedCouponText({ kind: 'cash', state: 'paid' })).toContain('提前支取将扣回')
  expect(usedCouponText({ kind: 'cash', state: 'takenBack' })).toContain('已扣回')
})

it('offers nothing while the bank’s day isn’t known', () =>
  expect(offeredCoupons(ALL, facts(), yuan(10_000), '')).toEqual([]))
