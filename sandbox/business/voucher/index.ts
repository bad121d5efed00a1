import type { voucherCalls } from '@/contract/voucher'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { queryCoupons } from './calls/queryCoupons'
import { voucherClosing } from './closing'
import { couponAudit } from './audit'
import { payCoupons } from './dayEnd'
import { MESSAGES, POSTINGS, RECORDS } from './kinds'
import { seedCoupons } from './seed'
import * as tables from './tables'

export { giveCoupon } from './give'
export { couponLostBy, takeCouponBack } from './lose'
export { couponOfHolding } from './rows'
export { type HeldCoupon, holdCoupon, consumeCoupon, tryCoupon } from './consume'

export const voucher = {
  name: 'voucher',
  handlers: { queryCoupons } satisfies Record<keyof typeof voucherCalls, Handler>,
  tables,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  dayEnd: [payCoupons],
  exports: { coupons: ownRows(tables.coupons) },
  audit: couponAudit,
  seeds: [seedCoupons],
  closingTies: voucherClosing,
} satisfies Capability
