import { getProdIncome as call } from '@/contract/holding/getProdIncome'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { findProduct } from '@sandbox/business/product'
import { accountHandler } from '@sandbox/kernel/scope'
import { allIncome, paidIncome, yesterdayIncome } from '../totals'

/** Counts open and closed holdings, because paid income doesn't change when a holding is closed. */
export const getProdIncome = accountHandler(call, async ({ bank, customer }, { prodType }) => {
  const on = bank.db.drizzle
  if (!(await findProduct(on, prodType))) return fail(bankError('ProductUnknown'))
  const owner = { customerId: customer.id, productTypes: [prodType] }
  return ok({
    income: allIncome(await paidIncome(on, owner)),
    yesterdayIncome: allIncome(await yesterdayIncome(on, owner)),
  })
})
