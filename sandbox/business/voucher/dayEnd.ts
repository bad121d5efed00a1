import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { formatAmount } from '@/domain/money/format'
import { ZERO_FEN } from '@/domain/money/fen'
import { postAll } from '@sandbox/kernel/dayEnd/post'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { holdings } from '../deposit'
import { coupons, vouchers } from './tables'
import { couponPosting } from './consume'
import { sendMessages } from '../message'

/** Paid at maturity, renewed, or withdrawn on the last day before the maturity was processed. */
const keptToItsEnd = or(
  inArray(holdings.status, ['matured', 'renewed']),
  and(
    eq(holdings.status, 'redeemed'),
    sql`to_char(to_timestamp(${holdings.closedAt} / 1000) AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') >= ${holdings.endDay}`,
  ),
)

/** A rate coupon, joined with its deposit, whose bonus was earned and isn't paid yet. */
export const isBonusDue = and(eq(coupons.kind, 'rate'), isNull(coupons.paidAt), keptToItsEnd)

/** Pays the bonus of rate coupons whose deposit was kept to its end; an early withdrawal gets none. */
export const payCoupons: DayEndStep = {
  async run(tx, { cursor, at }) {
    const due = await tx
      .select({ coupon: coupons })
      .from(coupons)
      .innerJoin(holdings, eq(holdings.seqNo, coupons.seqNo))
      .where(and(isBonusDue, gt(coupons.id, cursor)))
      .orderBy(asc(coupons.id))
      .limit(BATCH_SIZE)
      .for('no key update', { of: coupons })
    const paying = due.map(({ coupon }) => ({ coupon, bonus: coupon.benefit ?? ZERO_FEN }))
    await postAll(
      tx,
      paying.map(({ coupon, bonus }) => couponPosting(coupon, bonus, 'couponInterest', at)),
    )
    const ids = paying.map(({ coupon }) => coupon.id)
    if (ids.length > 0) await tx.update(coupons).set({ paidAt: at }).where(inArray(coupons.id, ids))
    await sendMessages(
      tx,
      paying.map(({ coupon, bonus }) => ({
        customerId: coupon.customerId,
        kind: 'couponInterest',
        title: '加息奖励到账',
        body: `您的“${coupon.name}”加息奖励${formatAmount(bonus)}元已转入电子账户。`,
        source: `coupon:${coupon.id}`,
        about: { subject: 'wallet' } as const,
        at,
      })),
    )
    return nextCursor(ids)
  },
}

/** Vouchers whose last day is over can't be used any more. */
export const expireVouchers: DayEndStep = {
  async run(tx, { day, cursor }) {
    const due = await tx
      .select({ id: vouchers.voucherId })
      .from(vouchers)
      .where(and(eq(vouchers.state, 'ISSUED'), lte(vouchers.validUntil, day), gt(vouchers.voucherId, cursor)))
      .orderBy(asc(vouchers.voucherId))
      .limit(BATCH_SIZE)
      .for('no key update')
    const ids = due.map(({ id }) => id)
    await tx.update(vouchers).set({ state: 'EXPIRED', shownAt: null }).where(inArray(vouchers.voucherId, ids))
    return nextCursor(ids)
  },
}
