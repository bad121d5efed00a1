import { queryOrgCards as call } from '@/contract/enterprise/queryOrgCards'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { orgCardsOf, orgsOf, wireOrgCard } from '../orgCards'

export const queryOrgCards = accountHandler(call, async ({ bank, customer }) => {
  const on = bank.db.drizzle
  const mine = await orgsOf(on, customer.id)
  const withCards = mine.map(async (org) => {
    const cards = await orgCardsOf(on, org.orgId)
    const active = cards.find(({ state }) => state === 'ACTIVE')
    const [newest] = cards
    const latest = newest && newest.state !== 'ACTIVE' && newest.state !== 'REPLACED' ? newest : undefined
    return { ...org, ...(active && { active: wireOrgCard(active) }), ...(latest && { latest: wireOrgCard(latest) }) }
  })
  return ok({ orgs: await Promise.all(withCards) })
})
