import { queryHoldings as call } from '@/contract/holding/queryHoldings'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { allHoldings } from '../all'
import { readSeqNo, sumByMonth, sumHoldings } from '@sandbox/business/deposit'

/** About a screen, so that a long list opens as fast as a short one; later pages are larger. */
const FIRST_PAGE = 10
const NEXT_PAGE = 30

/** The sums are over the whole list, whatever page is asked for. */
export const queryHoldings = accountHandler(call, async ({ bank, customer, now }, request) => {
  const { productTypes, state } = request
  const all = await allHoldings(bank.db.drizzle, { customerId: customer.id, productTypes, state, now })
  const after = request.after === undefined ? Infinity : (readSeqNo(request.after) ?? 0)
  const rest = all.filter(({ seqNo }) => Number(seqNo) < after)
  const page = request.after === undefined ? (request.most ?? FIRST_PAGE) : NEXT_PAGE
  return ok({ holdings: rest.slice(0, page), more: rest.length > page, ...sumHoldings(all), months: sumByMonth(all) })
})
