import { queryCoupons as call } from '@/contract/voucher/queryCoupons'
import { ok } from '@/domain/result'
import { couponFactsOf, listCoupons } from '..'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryCoupons = accountHandler(call, async ({ bank, customer, today }, { state }) => {
  const rows = await listCoupons(bank.db.drizzle, customer.id, state, today)
  return ok({ coupons: rows.map(couponFactsOf), today })
})
