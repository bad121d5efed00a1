import { queryCoupons as call } from '@/contract/voucher/queryCoupons'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { couponFactsOf, listCoupons } from '../rows'

export const queryCoupons = accountHandler(call, async ({ bank, customer, today }, { state }) => {
  const rows = await listCoupons(bank.db.drizzle, customer.id, state, today)
  return ok({ coupons: rows.map(couponFactsOf), today })
})
