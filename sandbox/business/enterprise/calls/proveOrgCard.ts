import { proveOrgCard as call } from '@/contract/enterprise/proveOrgCard'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { proveForApproval } from '../cardApproval'
import { orgCardsOf, wireOrgCard } from '../orgCards'

export const proveOrgCard = accountHandler(call, ({ bank, customer, now }, request) =>
  bank.db.transaction(async (tx) => {
    const person = { id: customer.id, customerId: customer.id, name: customer.realName ?? '' }
    const desk = { capabilities: bank.capabilities, actor: { ...person, staff: false, acting: undefined }, now }
    const proved = await proveForApproval(tx, desk, request)
    if (!proved.ok) return proved
    return ok(wireOrgCard(proved.value, await orgCardsOf(tx, proved.value.orgId), now))
  }),
)
