import { querySubAccounts as call } from '@/contract/subaccount/querySubAccounts'
import { ok } from '@/domain/result'
import { balanceOf, stillToCatch, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { canOpen, subsOf } from '../subAccounts'
import { wireSub } from '../wire'

export const querySubAccounts = accountHandler(call, async ({ bank, customer, today }, request) => {
  const on = bank.db.drizzle
  const subs = await subsOf(on, customer.id, request.class)
  return ok({
    available: await balanceOf(on, wallet(customer.id)),
    caught: await stillToCatch(on, customer.id),
    canOpen: await canOpen(on, customer.id, request.class),
    accounts: await Promise.all(subs.map((sub) => wireSub(on, sub, today))),
  })
})
