import { createHash, randomUUID } from 'node:crypto'
import type { Coupon } from '@/domain/voucher/coupon'
import { formatDay } from '@/domain/dates/format'
import { basisPoints, ZERO_FEN } from '@/domain/money/fen'
import { sendMessages } from '../message'
import { coupons } from './tables'
import type { Queryable } from '@sandbox/kernel/db'

export interface CouponGift extends Coupon {
  readonly customerId: string
  readonly name: string
  /** What it is given for: once. Without it every giving is another. */
  readonly rewardId?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** A coupon's id is made of the reward's, so that it is given once. */
const idOf = (rewardId: string | undefined): string =>
  rewardId === undefined ? randomUUID() : `R${createHash('sha256').update(rewardId).digest('hex').slice(0, 32)}`

/** Gives a customer a coupon; the result is its id. */
export async function giveCoupon(on: Queryable, { terms, rewardId, now, ...gift }: CouponGift): Promise<string> {
  const id = idOf(rewardId)
  const rate = terms.kind === 'rate' ? terms : { bonusRate: basisPoints(0), cap: ZERO_FEN }
  await on
    .insert(coupons)
    .values({
      ...gift,
      id,
      kind: terms.kind,
      bonusRate: rate.bonusRate,
      cap: rate.cap,
      face: terms.kind === 'cash' ? terms.face : ZERO_FEN,
      givenAt: now,
    })
    .onConflictDoNothing()
  await sendMessages(on, [
    {
      customerId: gift.customerId,
      kind: 'couponGiven',
      title: '您有一张新的优惠券',
      body: `“${gift.name}”已放入您的存款优惠券，有效期至${formatDay(gift.validUntil)}，购买适用的存款时可用。`,
      source: `couponGiven:${id}`,
      about: { subject: 'coupons' },
      at: now,
    },
  ])
  return id
}
