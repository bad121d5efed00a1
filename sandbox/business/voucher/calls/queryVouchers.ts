import { queryVouchers as call } from '@/contract/voucher/queryVouchers'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfVouchers, voucherFactsOf } from '../vouchers'

export const queryVouchers = accountHandler(call, async ({ bank, customer, today }, asked) => {
  const { rows, more } = await pageOfVouchers(bank.db.drizzle, customer.id, asked, today)
  return ok({ vouchers: rows.map((one) => voucherFactsOf(one, today)), more })
})
