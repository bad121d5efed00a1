import { queryCases as call } from '@/contract/cases/queryCases'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfCases } from '../move'
import { caseSummaryOf } from '../wire'

export const queryCases = accountHandler(call, async ({ bank, customer, today }, { after }) => {
  const { rows, more } = await pageOfCases(bank.db.drizzle, customer.id, after)
  return ok({ cases: rows.map((one) => caseSummaryOf(one, today)), more })
})
