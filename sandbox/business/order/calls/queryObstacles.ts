import { queryObstacles as call } from '@/contract/order/queryObstacles'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { named } from '@sandbox/kernel/capability'
import { passwordRefusal, takesPayPassword } from '@sandbox/kernel/orders/obstacles'
import { sessionHandler } from '@sandbox/kernel/scope'
import type { AccountScope, Handler } from '@sandbox/kernel/scope'
import { admit } from '@sandbox/kernel/session/access'

/** Asks what the named call itself asks before the password, and whether the password can be given at all. */
export const queryObstacles = sessionHandler(call, async (scope, { call: name, ...asked }) => {
  const { bank, session, now } = scope
  const handlers = bank.capabilities.map((one): Readonly<Record<string, Handler>> => one.handlers)
  const handler = named(handlers, name)
  if (!handler || (!handler.obstacles && !takesPayPassword(handler.call))) return fail(bankError('InvalidRequest'))
  const admitted = await admit(handler.level, scope.caller, scope)
  if (!admitted.ok) return admitted
  const on = bank.db.drizzle
  // Only handlers of an account have obstacles of their own, and theirs was just admitted.
  const found = (await handler.obstacles?.(on, admitted.value as AccountScope, asked)) ?? []
  const { customerId } = session
  const locked =
    takesPayPassword(handler.call) && customerId !== undefined ? await passwordRefusal(on, customerId, now) : undefined
  return ok({
    obstacles: onceEach(locked ? [...found, locked] : found).map(({ code, name: error, message }) => ({
      code,
      name: error,
      message,
    })),
  })
})

/** Two guards may say the same of one cause. */
const onceEach = (found: readonly BankError[]): readonly BankError[] =>
  found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index)
