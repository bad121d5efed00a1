import { proveOrgCard as call } from '@/contract/enterprise/proveOrgCard'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { orgCardsOf, proveOrgCard as prove, wireOrgCard } from '../orgCards'

export const proveOrgCard = accountHandler(call, ({ bank, customer, now }, request) =>
  bank.db.transaction(async (tx) => {
    const proved = await prove(tx, customer.id, { ...request, now })
    if (!proved.ok) return proved
    return ok(wireOrgCard(proved.value, await orgCardsOf(tx, proved.value.orgId), now))
  }),
)
