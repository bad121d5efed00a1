import { queryOrgs as call } from '@/contract/enterprise/queryOrgs'
import { kindsWrittenBy } from '@/domain/approval/kinds'
import { maskCard, maskName } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { actorOf, countWaiting, registeredKinds } from '@sandbox/business/approval'
import type { ActingFor } from '@sandbox/kernel/approvals'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { orgCardsOf, orgsOf } from '../orgCards'
import { membersOf } from '../membersOf'
import { closedRefusal, parties } from '../people'

export const queryOrgs = accountHandler(call, async (scope) => {
  const on = scope.bank.db.drizzle
  const { staff } = scope.customer
  if (await closedRefusal(on)) return ok({ open: false, orgs: [], staff })
  const actor = await actorOf(scope, on)
  const orgs = await orgsOf(on, scope.customer.id)
  const acting = actor.acting && (await actingOf(scope, actor.acting, await countWaiting(on, actor, scope.now)))
  return ok({ open: true, orgs, ...(acting && { acting }), staff })
})

/** The enterprise a session acts for, with all that the pages offer. */
async function actingOf({ bank, customer }: AccountScope, { orgId, name, role }: ActingFor, waiting: number) {
  const on = bank.db.drizzle
  const registered = registeredKinds(bank.capabilities)
  const cards = await orgCardsOf(on, orgId)
  const card = cards.find(({ state }) => state === 'ACTIVE')
  const members = await membersOf(on, orgId)
  return {
    ...{ orgId, name, role, waiting },
    balance: await parties.balanceOf(on, orgId),
    kinds: kindsWrittenBy(role).filter((kind) => registered.includes(kind)),
    members: members.map(({ memberId, name: realName, role: theirs, customerId }) => ({
      ...{ memberId, role: theirs },
      name: maskName(realName ?? ''),
      self: customerId === customer.id,
    })),
    ...(card && { card: { orgCardId: card.id, bankName: card.bankName, accountNo: maskCard(card.accountNo) } }),
  }
}
