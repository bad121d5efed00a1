import type { Call } from '../contract/call'
import { getRequestRandom } from '../contract/security/getRequestRandom'
import { pause } from '../platform/clock/types'
import type { Clock } from '../platform/clock/types'
import type { TryOnce } from './attempt'
import { isEnvelopeRefusal } from './errors'
import type { Attempt } from './errors'
import type { Try } from './money'
import { createRequestRandoms } from './requestRandoms'
import type { RequestRandoms } from './requestRandoms'

/** Pause before a read's one retry, milliseconds (ours). */
export const READ_PAUSE_MS = 300

export interface Retries {
  /** One try, with the random that a signed call needs. */
  readonly attempt: Try
  /** A read: tried twice at most. */
  read(contract: Call, request: object): Promise<Attempt>
  /** A write: sent at most once. */
  write(contract: Call, request: object): Promise<Attempt>
  readonly randoms: RequestRandoms
}

const isRetriedRead = (attempt: Attempt): boolean =>
  attempt.kind === 'network' || attempt.kind === 'timeout' || (attempt.kind === 'refused' && isEnvelopeRefusal(attempt))

/** Decides which calls are tried again, and when. */
export function createRetries(sendOnce: TryOnce, clock: Clock, sessionToken: () => string | undefined): Retries {
  let clockKnown = false
  const tryOnce: TryOnce = async (contract, request, sealing) => {
    const attempt = await sendOnce(contract, request, sealing)
    const proven = attempt.kind === 'answered' || (attempt.kind === 'refused' && attempt.proven)
    if (proven && contract.protection !== 'plain') clockKnown = true
    return attempt
  }
  const randoms = createRequestRandoms(tryOnce, clock, sessionToken)

  const attempt: Try = async (contract, request, idempotencyKey) => {
    if (contract.protection !== 'signed') return tryOnce(contract, request, { idempotencyKey })
    const taken = await randoms.take()
    return taken.ok ? tryOnce(contract, request, { random: taken.random, idempotencyKey }) : taken.failed
  }
  return {
    attempt,
    randoms,
    async read(contract, request) {
      const first = await attempt(contract, request)
      if (!isRetriedRead(first)) return first
      // A refused envelope is sent again at once in a new one; after a network failure the retry waits a moment.
      if (first.kind !== 'refused') await pause(clock, READ_PAUSE_MS)
      return attempt(contract, request)
    },
    async write(contract, request) {
      // A device whose clock is wrong is refused once and learns the bank's time from that. A write is never sent again, so
      // in a new channel a harmless call is sent before it (a signed call asks for its random anyway).
      if (!clockKnown && contract.protection === 'sealed') await tryOnce(getRequestRandom, {})
      return attempt(contract, request)
    },
  }
}
