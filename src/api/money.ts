import { is, safeParse } from 'valibot'
import type { Call } from '../contract/call'
import { queryOperation } from '../contract/order/queryOperation'
import type { ClientId } from '../crypto/clientId'
import { pause } from '../platform/clock/types'
import type { Clock } from '../platform/clock/types'
import { isEnvelopeRefusal, isFailureInside, sessionLoss } from './errors'
import type { Attempt, FailedAttempt } from './errors'
import type { PendingMoney } from './pendingMoney'

/** Pauses before the retries of a money call, milliseconds (ours): three retries. */
export const MONEY_PAUSES_MS = [500, 1_000, 2_000] as const

/** One try of any call, with its random where it needs one. */
export type Try = (contract: Call, request: object, idempotencyKey?: ClientId) => Promise<Attempt>

/** The outcome of a money call. */
export type MoneyOutcome =
  | { readonly kind: 'done'; readonly fields: unknown }
  /** It wasn't carried out and won't be. */
  | { readonly kind: 'notDone'; readonly failed: FailedAttempt }
  /** The outcome is unknown; the call stays pending. */
  | { readonly kind: 'unresolved'; readonly failed: FailedAttempt }

export interface MoneyDeps {
  readonly attempt: Try
  /** A read, retried as reads are. */
  readonly read: (contract: Call, request: object) => Promise<Attempt>
  readonly clock: Clock
  readonly pending: PendingMoney
}

/** Whether a failed try is final: the bank refused the call itself, not only its envelope. */
const isFinal = (failed: FailedAttempt): boolean =>
  failed.kind === 'refused' && failed.proven && !isEnvelopeRefusal(failed) && !isFailureInside(failed)

/**
 * Asks the bank about an id. The bank answers NONE only when the id can no longer be carried out; `refused` carries a
 * refusal whose answer was lost.
 */
export async function askOperation(
  read: MoneyDeps['read'],
  clientId: string,
): Promise<
  | { readonly state: 'done'; readonly answer: unknown }
  | { readonly state: 'none'; readonly refused?: FailedAttempt }
  | FailedAttempt
> {
  const asked = await read(queryOperation, { clientId })
  if (asked.kind !== 'answered') return asked
  const parsed = safeParse(queryOperation.response, asked.fields)
  if (!parsed.success) return { kind: 'garbled' }
  const { state, answer, refusal } = parsed.output
  if (state === 'DONE') return { state: 'done', answer }
  return { state: 'none', ...(refusal && { refused: { kind: 'refused', proven: true, ...refusal } }) }
}

/**
 * Carries a money call out exactly once or not at all. The caller has stored the id as pending; every retry uses it, each
 * in a new envelope; when the retries are used up the bank is asked about the id.
 */
export async function callMoney(
  { attempt, read, clock, pending }: MoneyDeps,
  contract: Call,
  request: object,
  clientId: ClientId,
): Promise<MoneyOutcome> {
  const accepted = (fields: unknown) => is(contract.response, fields)
  const end = (outcome: MoneyOutcome): MoneyOutcome => {
    pending.end(clientId)
    return outcome
  }

  let failed: FailedAttempt = { kind: 'offline' }
  let sent = false
  for (let tries = 0; tries <= MONEY_PAUSES_MS.length; tries += 1) {
    if (tries > 0) await pause(clock, MONEY_PAUSES_MS[tries - 1] as number)
    const attempted = await attempt(contract, request, clientId)
    if (attempted.kind === 'answered' && accepted(attempted.fields))
      return end({ kind: 'done', fields: attempted.fields })
    failed = attempted.kind === 'answered' ? { kind: 'garbled' } : attempted
    if (isFinal(failed) && sessionLoss(failed) === undefined) return end({ kind: 'notDone', failed })
    if (failed.kind === 'offline' && !sent) return end({ kind: 'notDone', failed })
    sent = true
    if (sessionLoss(failed) !== undefined) return { kind: 'unresolved', failed }
  }

  const operation = await askOperation(read, clientId)
  if ('state' in operation) {
    if (operation.state === 'none') return end({ kind: 'notDone', failed: operation.refused ?? failed })
    if (accepted(operation.answer)) return end({ kind: 'done', fields: operation.answer })
  }
  return { kind: 'unresolved', failed }
}
