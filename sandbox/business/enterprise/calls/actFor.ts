import { actFor as call } from '@/contract/enterprise/actFor'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { closedRefusal, parties } from '../people'
import { orgSessions } from '../tables'

export const actFor = accountHandler(call, ({ bank, customer, session, now }, { orgId }) =>
  bank.db.transaction(async (tx) => {
    const closed = await closedRefusal(tx)
    if (closed) return fail(closed)
    // Held against whoever takes the role away meanwhile.
    await parties.lock(tx, orgId)
    if ((await parties.roleOf(tx, orgId, customer.id)) === undefined) return fail(bankError('OrgUnknown'))
    const acts = { orgId, customerId: customer.id, at: now }
    await tx
      .insert(orgSessions)
      .values({ sessionId: session.id, ...acts })
      .onConflictDoUpdate({ target: orgSessions.sessionId, set: acts })
    await recordEvent(tx, now, 'actFor', { customerId: customer.id, sessionId: session.id, detail: { orgId } })
    const acting = await parties.actingOf(tx, session)
    return acting ? ok(acting) : fail(bankError('OrgUnknown'))
  }),
)
