import { eq } from 'drizzle-orm'
import { couponLoss } from '@/domain/coupons/coupon'
import type { CouponLoss } from '@/domain/coupons/coupon'
import { dayOfInstant } from '@/domain/dates/instant'
import type { BankError } from '@/domain/errors/catalogue'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { couponRowOf } from './rows'
import { coupons } from './tables'
import type { CouponRow } from './tables'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { Holding } from '../deposit'
import { MARKETING_EXPENSE } from './accounts'
import { post, wallet } from '@sandbox/kernel/ledger'

/** The data of a withdrawal that matter to its coupon. */
export interface LeavingDeposit {
  readonly holding: Pick<Holding, 'seqNo' | 'customerId' | 'endDay'>
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

type Lost = CouponLoss & { readonly coupon: CouponRow }

/**
 * What withdrawing a deposit now loses of the coupon it was bought with; undefined without a coupon, and from maturity on.
 */
export async function couponLostBy(on: Queryable, { holding, now }: LeavingDeposit): Promise<Lost | undefined> {
  if (dayOfInstant(now) >= holding.endDay) return undefined
  const coupon = await couponRowOf(on, holding.seqNo)
  return coupon && { coupon, ...couponLoss(coupon.kind, coupon.benefit ?? ZERO_FEN) }
}

/**
 * Takes back what a cash coupon paid at the purchase, once the withdrawal has been paid to the electronic account: the
 * amount goes back to the bank's marketing expense. Gives the amount in fen, 0 for every other deposit.
 */
export async function takeCouponBack(tx: Tx, leaving: LeavingDeposit): Promise<Result<Fen, BankError>> {
  const lost = await couponLostBy(tx, leaving)
  if (!lost || lost.takenBack === 0) return ok(ZERO_FEN)
  const { coupon, takenBack } = lost
  // The benefit was taken back, so it is no longer paid; the audit compares the bank's expense with the paid benefits.
  await tx.update(coupons).set({ paidAt: null }).where(eq(coupons.id, coupon.id))
  const posted = await post(tx, {
    id: `couponBack:${coupon.id}`,
    kind: 'couponTakenBack',
    entries: [
      { account: wallet(leaving.holding.customerId), amount: -takenBack },
      { account: MARKETING_EXPENSE, amount: takenBack },
    ],
    at: leaving.now,
    memo: coupon.name,
    seqNo: coupon.seqNo,
  })
  return posted.ok ? ok(takenBack) : posted
}
