import { getProdIncome as call } from '../../../src/contract/account/getProdIncome'
import { bankError } from '../../../src/domain/errors/catalogue'
import { addFen } from '../../../src/domain/money/fen'
import { fail, ok } from '../../../src/domain/result'
import { findProduct } from '../../catalogue'
import { allHoldings } from '../holding/all'
import { accountHandler } from '../scope'

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
