import { queryOperation as call } from '@/contract/order/queryOperation'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Database } from '@sandbox/kernel/db'
import { findOperation, runOnce } from '@sandbox/kernel/orders'
import type { Operation } from '@sandbox/kernel/orders'
import { accountHandler } from '@sandbox/kernel/scope'
import { countToday } from '@sandbox/kernel/session/dailyCounts'

/**
 * NONE is a promise: asking uses up an id under which nothing was done, so that a call still on its way can't be carried
 * out after the customer has read that it wasn't. A refused id isn't used up: after a refusal that can be remedied the
 * order may be sent again with it.
 */
export const queryOperation = accountHandler(call, async ({ bank, customer, today }, { clientId }) => {
  const found = await findOperation(bank.db, customer.id, clientId)
  const count = { subject: customer.id, kind: 'operationAsked', day: today } as const
  if (!found && !(await countToday(bank.db.drizzle, count, UNKNOWN_A_DAY))) return fail(bankError('TooManyRequests'))
  const operation = found ?? (await usedUp(bank.db, customer.id, clientId))
  if (!operation || operation.call === call.name) return ok({ state: 'NONE' })
  const { call: asked, answer } = operation
  if (answer.ok) return ok({ state: 'DONE', call: asked, answer: answer.value as Record<string, unknown> })
  const { code, message } = answer.error
  return ok({ state: 'REFUSED', call: asked, refusal: { code, message } })
})

/** Ids of which the bank knows nothing, of one customer (ours): each leaves a row, which `sweepStores` deletes later. */
export const UNKNOWN_A_DAY = 200

async function usedUp(db: Database, customerId: string, clientId: string): Promise<Operation | undefined> {
  await runOnce(db, { clientId, customerId, call: call.name, bodyHash: '' }, async () =>
    fail(bankError('OrderUnknown')),
  )
  // The call may have come in between; then its answer counts.
  return findOperation(db, customerId, clientId)
}
