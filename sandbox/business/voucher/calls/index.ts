// A handler for each call of this capability.
export { queryBranches } from './queryBranches'
export { queryCoupons } from './queryCoupons'
export { queryVouchers } from './queryVouchers'
export { showVoucher } from './showVoucher'
