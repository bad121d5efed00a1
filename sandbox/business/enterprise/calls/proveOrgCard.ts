import { proveOrgCard as call } from '@/contract/enterprise/proveOrgCard'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { proveOrgCard as prove, wireOrgCard } from '../orgCards'

export const proveOrgCard = accountHandler(call, ({ bank, customer, now }, request) =>
  bank.db.transaction(async (tx) => {
    const proved = await prove(tx, customer.id, { ...request, now })
    return proved.ok ? ok(wireOrgCard(proved.value)) : proved
  }),
)
