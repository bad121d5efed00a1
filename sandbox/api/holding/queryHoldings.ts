import { queryHoldings as call } from '../../../src/contract/holding/queryHoldings'
import { ok } from '../../../src/domain/result'
import { sumByMonth, sumHoldings } from '../../deposits'
import { accountHandler } from '../scope'
import { allHoldings } from './all'
import { readSeqNo } from './seqNo'

const PAGE = 20

/** The sums are of the whole list, whatever page is asked for. */
export const queryHoldings = accountHandler(call, async ({ bank, customer, now }, request) => {
  const { productTypes, state } = request
  const all = await allHoldings(bank.db.drizzle, { customerId: customer.id, productTypes, state, now })
  const after = request.after === undefined ? Infinity : (readSeqNo(request.after) ?? 0)
  const rest = all.filter(({ seqNo }) => Number(seqNo) < after)
  return ok({ holdings: rest.slice(0, PAGE), more: rest.length > PAGE, ...sumHoldings(all), months: sumByMonth(all) })
})
