import { queryWalletRecords as call } from '@/contract/account/queryWalletRecords'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { rangeRefusal } from '../records/filter'
import { pageOfRecords } from '../records/page'

export const queryWalletRecords = accountHandler(call, async ({ bank, customer }, request) => {
  const refusal = rangeRefusal(request)
  return refusal ? fail(refusal) : ok(await pageOfRecords(bank.db.drizzle, bank.capabilities, customer.id, request))
})
