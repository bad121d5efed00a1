import { createHash } from 'node:crypto'
import type { Call, RequestOf, ResponseOf } from '@/contract/call'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { MoneyFlow } from '../capability'
import type { Tx } from '../db'
import { guardRefusals } from './obstacles'
import type { ObstacleRule } from './obstacles'
import { runOnce } from './runOnce'
import { lockCustomer } from '../session/customers'
import { checkPayPassword, stretchPayPassword } from '../session/payPassword'
import { accountHandler } from '../scope'
import type { AccountScope, Answer, Asked, Handler, ObstacleFinder } from '../scope'

/** What every money call carries; the password unless it is `passwordless`. */
interface MoneyRequest {
  readonly clientId: string
  readonly password: string
}

export interface MoneyWork<C extends Call> {
  /** Which way the money goes, where it isn't out. */
  readonly flow?: MoneyFlow | ((asked: Asked<C>) => MoneyFlow)
  /** Nothing leaves the customer's hands: the payment password isn't asked for. */
  readonly passwordless?: true
  /** What keeps every order like this from being carried out, whatever its amount: known to the form that leads to it. */
  readonly obstacleRule?: ObstacleRule<C>
  /** Refusals of this try and not of the order, checked before the password. */
  authorise?(tx: Tx, scope: AccountScope, request: RequestOf<C>): Promise<Result<unknown, BankError>>
  /** What this order needs beside the password, checked after it; otherwise like `authorise`. */
  stepUp?(tx: Tx, scope: AccountScope, request: RequestOf<C>): Promise<Result<unknown, BankError>>
  /** Moves the money; when it refuses, everything it wrote is undone. */
  work(tx: Tx, scope: AccountScope, request: RequestOf<C>): Answer<C>
}

/** Digest of an order without the fields that change from try to try; fields are sorted by name. */
export function orderHash(request: object): string {
  const { password: _secret, smsCode: _code, clientId: _id, ...order } = request as Record<string, unknown>
  const fields = Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/**
 * A call that moves money: at most once a client id, with the payment password, in one transaction. Maintenance and every
 * capability's guards are checked inside and not before the call: a retry of an order that is done must hear that it is
 * done.
 */
export function moneyHandler<C extends Call>(
  call: C,
  { flow = 'out', passwordless, obstacleRule, authorise, stepUp, work }: MoneyWork<C>,
): Handler<C> {
  const obstacles: ObstacleFinder<C> = async (on, scope, asked) => {
    const found = await guardRefusals(on, scope, call, typeof flow === 'function' ? flow(asked) : flow)
    const kept = await obstacleRule?.(on, scope, asked)
    return kept ? [...found, kept] : found
  }
  const handler = accountHandler(call, async (scope, request) => {
    const { bank, customer, now: at } = scope
    const { clientId, password } = request as MoneyRequest
    const money = { clientId, customerId: customer.id, call: call.name, bodyHash: orderHash(request as object), at }
    const ahead = passwordless ? undefined : await stretchPayPassword(scope, customer.id, password)
    const mayTrade = async (tx: Tx): Promise<Result<unknown, BankError>> => {
      // Of a payment and a stop at once the one that comes first wins, and the other sees it.
      await lockCustomer(tx, customer.id)
      const [obstacle] = await obstacles(tx, scope, request as Asked<C>)
      if (obstacle) return fail(obstacle)
      const authorised = authorise ? await authorise(tx, scope, request) : ok(undefined)
      if (!authorised.ok || passwordless) return authorised
      const known = await checkPayPassword(tx, scope, customer.id, password, ahead)
      return known.ok && stepUp ? stepUp(tx, scope, request) : known
    }
    return runOnce<ResponseOf<C>>(bank.db, money, (tx) => work(tx, scope, request), { authorise: mayTrade })
  })
  return { ...handler, obstacles }
}
