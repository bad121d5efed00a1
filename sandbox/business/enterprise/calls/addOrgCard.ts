import { addOrgCard as call } from '@/contract/enterprise/addOrgCard'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { closedRefusal } from '../people'
import { addOrgCard as add, orgCardsOf, wireOrgCard } from '../orgCards'

/** Each one pays money out: so many a day and person. */
export const addOrgCard = accountHandler(call, async ({ bank, customer, session, now, today }, request) => {
  const closed = await closedRefusal(bank.db.drizzle)
  if (closed) return fail(closed)
  const count = { subject: customer.id, kind: 'orgCard', day: today } as const
  if (!(await countToday(bank.db.drizzle, count, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  return bank.db.transaction(async (tx) => {
    const added = await add(tx, customer.id, request, now)
    if (!added.ok) return added
    const detail = { orgCardId: added.value.id }
    await recordEvent(tx, now, 'orgCardAdded', { customerId: customer.id, sessionId: session.id, detail })
    return ok(wireOrgCard(added.value, await orgCardsOf(tx, request.orgId), now))
  })
})
