import { safeParse } from 'valibot'
import type { Call, RequestOf, ResponseOf } from '../contract/call'
import { isClientId, makeClientId } from '../crypto/clientId'
import type { ClientId } from '../crypto/clientId'
import { fail, ok } from '../domain/result'
import type { Result } from '../domain/result'
import type { Clock } from '../platform/clock/types'
import { createListeners } from '../platform/listeners'
import type { Unsubscribe } from '../platform/listeners'
import type { Storage } from '../platform/storage/types'
import { createTryOnce } from './attempt'
import type { AttemptDeps } from './attempt'
import { lazyChannel } from './channel'
import { callError, sessionLoss } from './errors'
import type { Attempt, CallError, FailedAttempt, SessionLoss } from './errors'
import { createPendingMoney } from './pendingMoney'
import type { PendingMoney } from './pendingMoney'
import type { AppRandom } from './random'
import { createRetries } from './retries'
import { createSharing } from './sharing'

export interface ApiDeps extends Omit<AttemptDeps, 'channel'> {
  readonly random: AppRandom
  readonly clock: Clock
  readonly storage: Storage
  readonly bankKey: () => Promise<string | undefined>
}

export interface Api {
  /**
   * Calls the bank. A read is retried once when the network fails, and callers who ask for the same at the same time share
   * it; a write is never sent twice; a money call is retried with its `clientId` until its outcome is known.
   */
  call<C extends Call>(contract: C, request: RequestOf<C>): Promise<Result<ResponseOf<C>, CallError>>
  /** Opens the channel and fetches a signed call's random ahead of time, so that the call itself needn't wait. */
  prepare(contract: Call): Promise<void>
  /** A new money call's id: make it once for what the customer wants to do, and use it for every tap and retry. */
  newClientId(): Promise<ClientId>
  /**
   * Secure random bytes at once, for code that can't wait (the secure keyboard's keys). `prepare` a sealed or signed call
   * first.
   * @throws RandomUnavailable when the platform hasn't given any yet
   */
  randomBytes(count: number): Uint8Array
  /**
   * Money calls whose outcome isn't known and that aren't under way. src/app/followUp.ts asks the bank about those that an
   * earlier run of the app has left; whoever has learnt one's outcome ends it.
   */
  readonly pendingMoney: Pick<PendingMoney, 'list' | 'end'>
  /** Tells the listener when the bank no longer knows the session. */
  onSessionLost(listener: (name: SessionLoss) => void): Unsubscribe
}

const loadDeferred = () => import(/* webpackChunkName: "channel" */ './deferred').catch(() => undefined)

/** A failed try as its caller sees it. A refusal keeps its message when the file with the names can't be loaded. */
async function withName(failed: FailedAttempt): Promise<CallError> {
  const names = failed.kind === 'refused' ? await loadDeferred() : undefined
  return callError(failed, (code) => names?.errorName(code))
}

/** Makes the client for the bank's calls. */
export function createApi(deps: ApiDeps): Api {
  const { clock, random, storage } = deps
  const channel = lazyChannel(deps)
  const tryOnce = createTryOnce({ ...deps, channel })
  const { attempt, read, write, randoms } = createRetries(tryOnce, clock, deps.sessionToken)
  const pending = createPendingMoney(storage, clock.now)
  const lost = createListeners<SessionLoss>()
  const moneyInFlight = new Set<string>()

  const failure = async (failed: FailedAttempt): Promise<CallError> => {
    const error = await withName(failed)
    const loss = sessionLoss(failed)
    // An answer to an older session's call says nothing about the one that has begun since.
    const isOfThisSession = failed.kind === 'refused' && failed.session === deps.sessionToken()
    if (loss !== undefined && isOfThisSession) lost.tell(loss)
    return error
  }
  const validated = async (contract: Call, attempted: Attempt): Promise<Result<unknown, CallError>> => {
    if (attempted.kind !== 'answered') return fail(await failure(attempted))
    const answer = safeParse(contract.response, attempted.fields)
    return answer.success ? ok(answer.output) : fail(await withName({ kind: 'garbled' }))
  }
  const money = async (contract: Call, request: object, clientId: ClientId): Promise<Result<unknown, CallError>> => {
    moneyInFlight.add(clientId)
    pending.begin(clientId, contract.name)
    try {
      const deferred = await loadDeferred()
      // Nothing was sent: the channel's code is in the same file.
      if (!deferred) {
        pending.end(clientId)
        return fail(await withName({ kind: 'network' }))
      }
      const outcome = await deferred.callMoney({ attempt, read, clock, pending }, contract, request, clientId)
      if (outcome.kind === 'done') return validated(contract, { kind: 'answered', fields: outcome.fields })
      const error = await failure(outcome.failed)
      return fail(outcome.kind === 'unresolved' && error.kind !== 'refused' ? { ...error, unresolved: true } : error)
    } finally {
      moneyInFlight.delete(clientId)
    }
  }

  const start = async (contract: Call, request: object): Promise<Result<unknown, CallError>> => {
    if (contract.effect === 'read') return validated(contract, await read(contract, request))
    if (contract.effect === 'write') return validated(contract, await write(contract, request))
    const { clientId } = request as { clientId?: unknown }
    if (!isClientId(clientId)) throw new TypeError(`${contract.name} needs a clientId made by newClientId()`)
    return money(contract, request, clientId)
  }

  const shared = createSharing(start, deps.sessionToken)

  return {
    // The contract's schema has just taken the value for ResponseOf<C>.
    call: <C extends Call>(contract: C, request: RequestOf<C>) =>
      shared(contract, request as object) as Promise<Result<ResponseOf<C>, CallError>>,
    async prepare(contract) {
      if (contract.protection === 'signed') await randoms.prefetch()
      else if (contract.protection === 'sealed') await channel()
    },
    async newClientId() {
      await random.ready()
      return makeClientId(random.source)
    },
    randomBytes: (count) => random.source.bytes(count),
    pendingMoney: {
      list: () => pending.list().filter(({ clientId }) => !moneyInFlight.has(clientId)),
      end: pending.end,
    },
    onSessionLost: lost.add,
  }
}
