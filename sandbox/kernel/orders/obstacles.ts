import type { Call } from '@/contract/call'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { ownerRefusal } from '../capability'
import type { MoneyFlow, OwnerChange } from '../capability'
import type { Queryable } from '../db'
import type { AccountScope, Asked, ObstacleFinder, OwnerObstacleRule } from '../scope'
import { isLocked } from '../session/credentials'

/** The reason alone, where a rule knows only one. */
export type ObstacleRule<C extends Call> = (
  on: Queryable,
  scope: AccountScope,
  asked: Asked<C>,
) => Promise<BankError | undefined>

/** Maintenance, then what every capability's payment guards say. */
export async function guardRefusals(
  on: Queryable,
  scope: AccountScope,
  call: Call,
  flow: MoneyFlow,
): Promise<readonly BankError[]> {
  const found: BankError[] = scope.caller.isMaintained ? [bankError('Maintenance')] : []
  for (const guard of scope.bank.capabilities.flatMap(({ paymentGuards = [] }) => paymentGuards)) {
    const refusal = await guard(on, scope, call, flow)
    if (refusal) found.push(refusal)
  }
  return found
}

/** What a rule of the call's own says, as a finder. */
export const asObstacles =
  <C extends Call>(obstacleRule: ObstacleRule<C>): ObstacleFinder<C> =>
  async (on, scope, asked) => {
    const refusal = await obstacleRule(on, scope, asked)
    return refusal ? [refusal] : []
  }

/** What stands against a change of what decides over an account. */
export const ownerObstacleRule =
  (change: OwnerChange): OwnerObstacleRule =>
  (on, { bank, customer, now }) =>
    ownerRefusal(bank.capabilities, on, { customerId: customer.id, now }, change)

/** Whether a call takes the payment password, by its contract. */
export function takesPayPassword({ request }: Call): boolean {
  const entries = 'entries' in request ? (request.entries as object) : {}
  return 'password' in entries || 'oldPassword' in entries
}

/** PasswordLocked while the payment password can't be used; undefined otherwise. */
export const passwordRefusal = async (on: Queryable, customerId: string, now: number): Promise<BankError | undefined> =>
  (await isLocked(on, customerId, 'payment', now)) ? bankError('PasswordLocked') : undefined
