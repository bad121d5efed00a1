import { queryLoanVouchers as call } from '@/contract/loan/queryLoanVouchers'
import { loanVoucherState } from '@/domain/loans/vouchers'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfLoanVouchers } from '../vouchers'

export const queryLoanVouchers = accountHandler(call, async ({ bank, customer, today }, asked) => {
  const { rows, more } = await pageOfLoanVouchers(bank.db.drizzle, customer.id, asked)
  const vouchers = rows.map((voucher) => {
    const { voucherNo, name, kind, freeDays, cap, face, minAmount, validFrom, validUntil } = voucher
    const facts = { voucherNo, name, kind, freeDays, cap, face, minAmount, validFrom, validUntil }
    return { ...facts, state: loanVoucherState(voucher, today) }
  })
  return ok({ vouchers, more })
})
