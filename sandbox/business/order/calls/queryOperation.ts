import { queryOperation as call } from '@/contract/order/queryOperation'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Database } from '@sandbox/kernel/db'
import { findOperation, runOnce } from '@sandbox/kernel/orders'
import type { Operation } from '@sandbox/kernel/orders'
import { accountHandler } from '@sandbox/kernel/scope'

/**
 * NONE is a promise: asking uses up an id under which nothing was done, so that a call still on its way can't be carried
 * out after the customer has read that it wasn't. A refused id isn't used up: after a refusal that can be remedied the
 * order may be sent again with it.
 */
export const queryOperation = accountHandler(call, async ({ bank, customer }, { clientId }) => {
  const operation = await settledOperation(bank.db, customer.id, clientId)
  if (!operation || operation.call === call.name) return ok({ state: 'NONE' })
  const { call: asked, answer } = operation
  if (answer.ok) return ok({ state: 'DONE', call: asked, answer: answer.value as Record<string, unknown> })
  const { code, message } = answer.error
  return ok({ state: 'REFUSED', call: asked, refusal: { code, message } })
})

async function settledOperation(db: Database, customerId: string, clientId: string): Promise<Operation | undefined> {
  const found = await findOperation(db, customerId, clientId)
  if (found) return found
  await runOnce(db, { clientId, customerId, call: call.name, bodyHash: '' }, async () =>
    fail(bankError('OrderUnknown')),
  )
  // The call may have come in between; then its answer counts.
  return findOperation(db, customerId, clientId)
}
