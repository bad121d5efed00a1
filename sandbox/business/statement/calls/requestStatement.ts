import { requestStatement as call } from '@/contract/statement/requestStatement'
import { ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { prepareStatement } from '../issue'
import { askFor, readWanted } from '../request'

/** What can't be made is refused before the password: it should cost nobody a guess. */
export const requestStatement = accountHandler(call, async (scope, { password, ...request }) => {
  const { bank, customer, session, now, today } = scope
  const wanted = await readWanted(bank.db.drizzle, customer.id, request, today)
  if (!wanted.ok) return wanted
  const known = await givePayPassword(scope, customer.id, password)
  if (!known.ok) return known
  const asked = await bank.db.transaction(async (tx) => {
    const taken = await askFor(tx, customer.id, wanted.value, now)
    if (taken.ok) {
      const detail = { kind: wanted.value.kind, statementId: taken.value }
      await recordEvent(tx, now, 'statementRequested', { customerId: customer.id, sessionId: session.id, detail })
    }
    return taken
  })
  if (!asked.ok) return asked
  bank.later(() => prepareStatement(bank, asked.value))
  return ok({ statementId: asked.value })
})
