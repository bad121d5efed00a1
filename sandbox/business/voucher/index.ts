import type * as voucherCalls from '@/contract/voucher'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { voucherClosing } from './closing'
import { couponAudit } from './audit'
import { voucherConsole } from './console'
import { expireVouchers, payCoupons } from './dayEnd'
import { vouchersExport } from './exports'
import { MESSAGES, POSTINGS, RECORDS } from './kinds'
import { voucherRewards } from './rewards'
import { seedCoupons, seedVouchers } from './seed'
import * as tables from './tables'

export { MARKETING_EXPENSE } from './accounts'
export { giveCoupon } from './give'
export { voucherTerms } from './published'
export { couponLostBy, couponsLostBy, takeCouponBack } from './lose'
export { VOUCHER_PRIZES } from './published'
export { couponOfHolding, rewardsDue } from './rows'
export { type HeldCoupon, holdCoupon, consumeCoupon, tryCoupon } from './consume'

export const voucher = {
  name: 'voucher',
  handlers: handlers satisfies Record<keyof typeof voucherCalls, Handler>,
  tables,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  dayEnd: { payCoupons, expireVouchers },
  exports: { coupons: ownRows(tables.coupons), vouchers: vouchersExport },
  audit: couponAudit,
  seeds: [seedCoupons, seedVouchers],
  rewards: voucherRewards,
  console: voucherConsole,
  closureChecks: voucherClosing,
} satisfies Capability
