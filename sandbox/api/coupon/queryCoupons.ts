import { queryCoupons as call } from '../../../src/contract/coupon/queryCoupons'
import { ok } from '../../../src/domain/result'
import { couponFactsOf, listCoupons } from '../../coupons'
import { accountHandler } from '../scope'

export const queryCoupons = accountHandler(call, async ({ bank, customer, today }, { state }) => {
  const rows = await listCoupons(bank.db.drizzle, customer.id, state, today)
  return ok({ coupons: rows.map(couponFactsOf), today })
})
