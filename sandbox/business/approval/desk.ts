import type { AccountScope } from '@sandbox/kernel/scope'
import type { Queryable } from '@sandbox/kernel/db'
import { actorOf } from './people'
import type { Desk } from './write'

/** The desk of a call's customer. */
export const deskOf = async (scope: AccountScope, on: Queryable): Promise<Desk> => ({
  capabilities: scope.bank.capabilities,
  actor: await actorOf(scope, on),
  now: scope.now,
})
