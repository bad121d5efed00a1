import { and, asc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import type { CouponFacts } from '../../src/contract/coupon/couponFacts'
import type { Coupon } from '../../src/domain/coupons/coupon'
import type { Day } from '../../src/domain/dates/day'
import { ZERO_FEN, type Fen } from '../../src/domain/money/fen'
import { schema, type Queryable } from '../db'
import type { CouponRow } from '../db/schema/coupons'

/** A row as the rules see it. */
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

/** A customer's coupons that are unused and good still, used, or unused and over. */
export function listCoupons(
  on: Queryable,
  customerId: string,
  state: 'unused' | 'used' | 'expired',
  today: Day,
): Promise<CouponRow[]> {
  const { coupons } = schema
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
  readonly state: 'due' | 'paid' | 'forfeited'
}

/** The coupon a deposit was bought with; `withdrawn`: before maturity, which forfeits what wasn't paid. */
export async function couponOfHolding(
  on: Queryable,
  seqNo: number,
  withdrawn: boolean,
): Promise<UsedCoupon | undefined> {
  const [row] = await on.select().from(schema.coupons).where(eq(schema.coupons.seqNo, seqNo))
  if (!row) return undefined
  const state = row.paidAt !== null ? 'paid' : withdrawn ? 'forfeited' : 'due'
  return { name: row.name, kind: row.kind, benefit: row.benefit ?? ZERO_FEN, state }
}
