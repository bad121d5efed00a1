import { queryOrgCards as call } from '@/contract/enterprise/queryOrgCards'
import { nextProofAt } from '@/domain/enterprise/orgCard'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { orgCardsOf, orgsOf, wireOrgCard } from '../orgCards'

export const queryOrgCards = accountHandler(call, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const mine = await orgsOf(on, customer.id)
  const withCards = mine.map(async (org) => {
    const cards = await orgCardsOf(on, org.orgId)
    const active = cards.find(({ state }) => state === 'ACTIVE')
    const [newest] = cards
    const latest = newest && newest.state !== 'ACTIVE' && newest.state !== 'REPLACED' ? newest : undefined
    const proofFrom = nextProofAt(cards, now)
    return {
      ...org,
      ...(active && { active: wireOrgCard(active, cards, now) }),
      ...(latest && { latest: wireOrgCard(latest, cards, now) }),
      ...(proofFrom !== undefined && { proofFrom }),
    }
  })
  return ok({ orgs: await Promise.all(withCards) })
})
