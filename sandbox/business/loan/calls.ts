import * as calls from '@/contract/loan'
import { loanVoucherState } from '@/domain/loan/vouchers'
import { ok } from '@/domain/result'
import { accountHandler, publicHandler } from '@sandbox/kernel/scope'
import { LOANS } from './published'
import { pageOfLoanVouchers } from './vouchers'

export const queryLoans = publicHandler(calls.queryLoans, async () => ok({ loans: [...LOANS] }))

export const queryLoanVouchers = accountHandler(calls.queryLoanVouchers, async ({ bank, customer, today }, asked) => {
  const { rows, more } = await pageOfLoanVouchers(bank.db.drizzle, customer.id, asked)
  const vouchers = rows.map((voucher) => {
    const { voucherNo, name, kind, freeDays, cap, face, minAmount, validFrom, validUntil } = voucher
    const facts = { voucherNo, name, kind, freeDays, cap, face, minAmount, validFrom, validUntil }
    return { ...facts, state: loanVoucherState(voucher, today) }
  })
  return ok({ vouchers, more })
})
