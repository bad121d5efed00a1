import { eq, inArray } from 'drizzle-orm'
import { couponLoss } from '@/domain/voucher/coupon'
import type { CouponLoss } from '@/domain/voucher/coupon'
import { dayOfInstant } from '@/domain/dates/instant'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { couponRowOf } from './rows'
import { coupons } from './tables'
import type { CouponRow } from './tables'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { Holding } from '../deposit'
import { MARKETING_EXPENSE } from './accounts'
import { wallet } from '@sandbox/kernel/ledger'
import type { TransactionDraft } from '@sandbox/kernel/ledger'

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

/** What withdrawing each of a customer's open deposits now loses of its coupon, by the deposit's number. */
export async function couponsLostBy(
  on: Queryable,
  open: readonly LeavingDeposit['holding'][],
  now: number,
): Promise<ReadonlyMap<number, CouponLoss>> {
  const seqNos = open.flatMap(({ seqNo, endDay }) => (dayOfInstant(now) < endDay ? [seqNo] : []))
  if (seqNos.length === 0) return new Map()
  const rows = await on.select().from(coupons).where(inArray(coupons.seqNo, seqNos))
  return new Map(
    rows.flatMap(({ seqNo, kind, benefit }) =>
      seqNo === null ? [] : [[seqNo, couponLoss(kind, benefit ?? ZERO_FEN)]],
    ),
  )
}

/** What a cash coupon had paid and a withdrawal takes back: the amount in fen, and its posting. */
export interface CouponBack {
  readonly takenBack: Fen
  readonly posting: TransactionDraft
}

/**
 * Takes back what a cash coupon paid at the purchase: the amount goes back to the bank's marketing expense. The posting is
 * the caller's to make, together with the payout it is taken from: money that a freeze has caught before can't be taken
 * any more. Undefined for every other deposit.
 */
export async function takeCouponBack(tx: Tx, leaving: LeavingDeposit): Promise<CouponBack | undefined> {
  const lost = await couponLostBy(tx, leaving)
  if (!lost || lost.takenBack === 0) return undefined
  const { coupon, takenBack } = lost
  // The benefit was taken back, so it is no longer paid; the audit compares the bank's expense with the paid benefits.
  await tx.update(coupons).set({ paidAt: null }).where(eq(coupons.id, coupon.id))
  const posting: TransactionDraft = {
    id: `couponBack:${coupon.id}`,
    kind: 'couponTakenBack',
    entries: [
      { account: wallet(leaving.holding.customerId), amount: -takenBack },
      { account: MARKETING_EXPENSE, amount: takenBack },
    ],
    at: leaving.now,
    memo: coupon.name,
    seqNo: coupon.seqNo,
  }
  return { takenBack, posting }
}
