import { queryBranches } from './queryBranches'
import { queryCoupons } from './queryCoupons'
import { queryVouchers } from './queryVouchers'
import { showVoucher } from './showVoucher'

/** The calls of `voucher`; the app imports single calls instead, to stay small. */
export const voucherCalls = { queryBranches, queryCoupons, queryVouchers, showVoucher }
