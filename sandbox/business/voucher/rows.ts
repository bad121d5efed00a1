import { and, asc, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { CouponFacts } from '@/contract/voucher/couponFacts'
import type { Coupon } from '@/domain/voucher/coupon'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { coupons } from './tables'
import type { CouponRow } from './tables'
import type { Queryable } from '@sandbox/kernel/db'
import type { Holding } from '../deposit'

/** A row as the domain's rules see it. */
export const couponOf = ({ kind, bonusRate, cap, face, ...rest }: CouponRow): Coupon => ({
  ...rest,
  terms: kind === 'rate' ? { kind, bonusRate, cap } : { kind, face },
})

export const couponFactsOf = (row: CouponRow): CouponFacts => ({
  couponId: row.id,
  name: row.name,
  kind: row.kind,
  bonusRate: row.bonusRate,
  cap: row.cap,
  face: row.face,
  minAmount: row.minAmount,
  minMonths: row.minMonths,
  families: [...row.families],
  validFrom: row.validFrom,
  validUntil: row.validUntil,
})

/** A customer's coupons in one state: unused and valid, used, or unused and expired. */
export function listCoupons(
  on: Queryable,
  customerId: string,
  state: 'unused' | 'used' | 'expired',
  today: Day,
): Promise<CouponRow[]> {
  const inState = {
    unused: and(isNull(coupons.usedAt), gte(coupons.validUntil, today)),
    used: isNotNull(coupons.usedAt),
    expired: and(isNull(coupons.usedAt), lt(coupons.validUntil, today)),
  }[state]
  return on
    .select()
    .from(coupons)
    .where(and(eq(coupons.customerId, customerId), inState))
    .orderBy(asc(coupons.validUntil), asc(coupons.id))
}

export interface UsedCoupon {
  readonly name: string
  readonly kind: CouponRow['kind']
  readonly benefit: Fen
  readonly state: 'due' | 'paid' | 'forfeited' | 'takenBack'
}

type Life = Pick<Holding, 'seqNo' | 'status' | 'closedAt' | 'endDay'>

/** Whether a deposit was withdrawn before its term had ended. */
const leftEarly = ({ status, closedAt, endDay }: Life): boolean =>
  status === 'redeemed' && closedAt !== null && dayOfInstant(closedAt) < endDay

/** The row of the coupon a deposit was bought with. */
export async function couponRowOf(on: Queryable, seqNo: number): Promise<CouponRow | undefined> {
  const [row] = await on.select().from(coupons).where(eq(coupons.seqNo, seqNo))
  return row
}

/** The coupon a deposit was bought with, and its state. */
export async function couponOfHolding(on: Queryable, holding: Life): Promise<UsedCoupon | undefined> {
  const row = await couponRowOf(on, holding.seqNo)
  if (!row) return undefined
  const lost = row.kind === 'cash' ? 'takenBack' : 'forfeited'
  const state = leftEarly(holding) ? lost : row.paidAt === null ? 'due' : 'paid'
  return { name: row.name, kind: row.kind, benefit: row.benefit ?? ZERO_FEN, state }
}

/** What rate coupons of open deposits will pay at maturity, in fen by the deposit's number. */
export async function rewardsDue(on: Queryable, seqNos: readonly number[]): Promise<ReadonlyMap<number, Fen>> {
  if (seqNos.length === 0) return new Map()
  const rows = await on
    .select({ seqNo: coupons.seqNo, benefit: coupons.benefit })
    .from(coupons)
    .where(and(inArray(coupons.seqNo, [...seqNos]), eq(coupons.kind, 'rate'), isNull(coupons.paidAt)))
  return new Map(rows.flatMap(({ seqNo, benefit }) => (seqNo === null || benefit === null ? [] : [[seqNo, benefit]])))
}
