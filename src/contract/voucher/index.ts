import { queryCoupons } from './queryCoupons'

/** The calls of `voucher`; the app imports single calls instead, to stay small. */
export const voucherCalls = { queryCoupons }
