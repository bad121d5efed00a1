// The calls of this capability; the app imports single calls instead, to stay small.
export { queryBranches } from './queryBranches'
export { queryCoupons } from './queryCoupons'
export { queryVouchers } from './queryVouchers'
export { showVoucher } from './showVoucher'
