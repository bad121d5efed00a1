import * as calls from '@/contract/order'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { named } from '@sandbox/kernel/capability'
import { findOperation } from '@sandbox/kernel/orders'
import { passwordRefusal, takesPayPassword } from '@sandbox/kernel/orders/obstacles'
import { accountHandler, sessionHandler } from '@sandbox/kernel/scope'
import type { AccountScope, Handler } from '@sandbox/kernel/scope'
import { admit } from '@sandbox/kernel/session/access'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { UNKNOWN_A_DAY, usedUp } from '../usedUp'

/** What is asked of an order of any kind: what stands against it before it is given, and what became of it. */

/** Asks what the named call itself asks before the password, and whether the password can be given at all. */
export const queryObstacles = sessionHandler(calls.queryObstacles, async (scope, { call: name, ...asked }) => {
  const { bank, session, now } = scope
  const handlers = bank.capabilities.map((one): Readonly<Record<string, Handler>> => one.handlers)
  const handler = named(handlers, name)
  if (!handler || !(handler.obstacles || handler.ownerObstacle || takesPayPassword(handler.call)))
    return fail(bankError('InvalidRequest'))
  const admitted = await admit(handler.level, scope.caller, scope)
  if (!admitted.ok) return admitted
  const on = bank.db.drizzle
  // Only handlers of an account have obstacles of their own, and theirs was just admitted.
  const found = (await handler.obstacles?.(on, admitted.value as AccountScope, asked)) ?? []
  const owner = handler.ownerObstacle && (await ownerOf(scope))
  if (owner && !owner.ok) return owner
  const kept = owner && (await handler.ownerObstacle?.(on, { ...scope, customer: owner.value }))
  const { customerId } = session
  const locked =
    takesPayPassword(handler.call) && customerId !== undefined ? await passwordRefusal(on, customerId, now) : undefined
  return ok({
    obstacles: onceEach([...found, kept, locked].filter((one) => one !== undefined)).map(
      ({ code, name: error, message }) => ({ code, name: error, message }),
    ),
  })
})

/** Two guards may say the same of one cause. */
const onceEach = (found: readonly BankError[]): readonly BankError[] =>
  found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index)

/**
 * NONE is a promise: asking uses up an id under which nothing was done, so that a call still on its way can't be carried
 * out after the customer has read that it wasn't. A refused id isn't used up: after a refusal that can be remedied the
 * order may be sent again with it.
 */
export const queryOperation = accountHandler(calls.queryOperation, async ({ bank, customer, today }, { clientId }) => {
  const found = await findOperation(bank.db, customer.id, clientId)
  const count = { subject: customer.id, kind: 'operationAsked', day: today } as const
  if (!found && !(await countToday(bank.db.drizzle, count, UNKNOWN_A_DAY))) return fail(bankError('TooManyRequests'))
  const operation = found ?? (await usedUp(bank.db, customer.id, clientId))
  if (!operation || operation.call === calls.queryOperation.name) return ok({ state: 'NONE' })
  const { call: asked, answer } = operation
  if (answer.ok) return ok({ state: 'DONE', call: asked, answer: answer.value as Record<string, unknown> })
  const { code, message } = answer.error
  return ok({ state: 'REFUSED', call: asked, refusal: { code, message } })
})
