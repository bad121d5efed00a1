import { and, eq } from 'drizzle-orm'
import { couponBenefit, couponMisfit } from '@/domain/voucher/coupon'
import type { CouponPurchase } from '@/domain/voucher/coupon'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { couponOf } from './rows'
import type { UsedCoupon } from './rows'
import { coupons } from './tables'
import type { CouponRow } from './tables'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { PostingKind } from '@sandbox/kernel/kinds'
import { MARKETING_EXPENSE } from './accounts'
import { lockAccounts, post, wallet } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'

/** A coupon locked for this purchase until it is used or the purchase is undone. */
export interface HeldCoupon {
  readonly row: CouponRow
  readonly benefit: Fen
}

/** The id of a coupon's posting, which makes a second one impossible. */
const postingId = (couponId: string): string => `coupon:${couponId}`

/** Pays a coupon's benefit from the bank's marketing expense to the electronic account. */
export const couponPosting = (
  { id, customerId, name, orderId, seqNo }: CouponRow,
  benefit: Fen,
  kind: PostingKind,
  at: number,
) => ({
  id: postingId(id),
  kind,
  entries: [
    { account: MARKETING_EXPENSE, amount: -benefit },
    { account: wallet(customerId), amount: benefit },
  ],
  at,
  memo: name,
  ...(orderId !== null && { orderNo: orderId }),
  seqNo,
})

type Found = Result<HeldCoupon, BankError>

/** What a found coupon does for a purchase. Fails with CouponUnknown, CouponUsed, CouponExpired or CouponNotFitting. */
function fitCoupon(row: CouponRow | undefined, purchase: CouponPurchase): Found {
  if (!row) return fail(bankError('CouponUnknown'))
  if (row.usedAt !== null) return fail(bankError('CouponUsed'))
  const misfit = couponMisfit(couponOf(row), purchase)
  if (misfit !== undefined) return fail(bankError(misfit === 'expired' ? 'CouponExpired' : 'CouponNotFitting'))
  const benefit = couponBenefit(couponOf(row), purchase)
  // The purchase is so small that its bonus rounds to 0, which would waste the coupon.
  return benefit > 0 ? ok({ row, benefit }) : fail(bankError('CouponNotFitting'))
}

const isCoupon = (customerId: string, couponId: string) =>
  and(eq(coupons.id, couponId), eq(coupons.customerId, customerId))

/** What a coupon would do for a purchase now; fails as `holdCoupon` does, and locks and pays nothing. */
export async function tryCoupon(
  on: Queryable,
  customerId: string,
  couponId: string,
  purchase: CouponPurchase,
): Promise<Found> {
  const [row] = await on.select().from(coupons).where(isCoupon(customerId, couponId))
  return fitCoupon(row, purchase)
}

/**
 * Locks a coupon for a purchase, so that two purchases with one coupon wait for each other. A cash coupon is paid into the
 * electronic account, from which the same transaction pays the purchase. Fails with CouponUnknown, CouponUsed,
 * CouponExpired or CouponNotFitting.
 * @param others accounts that the purchase posts to: locked after the coupon's they would break the order of locks
 */
export async function holdCoupon(
  tx: Tx,
  customerId: string,
  couponId: string,
  purchase: CouponPurchase,
  { now, others }: { readonly now: number; readonly others: readonly LedgerAccount[] },
): Promise<Found> {
  const [found] = await tx.select().from(coupons).where(isCoupon(customerId, couponId)).for('no key update')
  const fitting = fitCoupon(found, purchase)
  if (!fitting.ok || fitting.value.row.kind !== 'cash') return fitting
  const { row, benefit } = fitting.value
  const posting = couponPosting(row, benefit, 'couponCash', now)
  await lockAccounts(tx, [...posting.entries.map(({ account }) => account), ...others])
  const posted = await post(tx, posting)
  return posted.ok ? fitting : posted
}

/** Marks a held coupon as used with the order that was carried out. */
export async function consumeCoupon(
  tx: Tx,
  { row, benefit }: HeldCoupon,
  order: { readonly orderId: string; readonly seqNo: number; readonly now: number },
): Promise<UsedCoupon> {
  const { orderId, seqNo, now } = order
  const paidAt = row.kind === 'cash' ? now : null
  await tx.update(coupons).set({ usedAt: now, orderId, seqNo, benefit, paidAt }).where(eq(coupons.id, row.id))
  return { name: row.name, kind: row.kind, benefit, state: paidAt === null ? 'due' : 'paid' }
}
