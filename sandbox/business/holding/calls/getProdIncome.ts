import { getProdIncome as call } from '@/contract/holding/getProdIncome'
import { bankError } from '@/domain/errors/catalogue'
import { addFen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { findProduct } from '@sandbox/business/product'
import { allHoldings } from '../all'
import { accountHandler } from '@sandbox/kernel/scope'

/** Of open and closed holdings alike: income once earned stays earned. */
export const getProdIncome = accountHandler(call, async ({ bank, customer, now }, { prodType }) => {
  const on = bank.db.drizzle
  if (!(await findProduct(on, prodType))) return fail(bankError('ProductUnknown'))
  const filter = { customerId: customer.id, productTypes: [prodType], now }
  const holdings = [
    ...(await allHoldings(on, { ...filter, state: 'open' })),
    ...(await allHoldings(on, { ...filter, state: 'closed' })),
  ]
  return ok({
    income: addFen(...holdings.map(({ accumulatedIncome }) => accumulatedIncome)),
    yesterdayIncome: addFen(...holdings.map(({ yesterdayIncome }) => yesterdayIncome)),
  })
})
