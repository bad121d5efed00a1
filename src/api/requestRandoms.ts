import { safeParse } from 'valibot'
import { getRequestRandom } from '../contract/security/getRequestRandom'
import type { Clock } from '../platform/clock/types'
import type { TryOnce } from './attempt'
import type { FailedAttempt } from './errors'

/** The bank accepts a random for 60 s; an older one might arrive too late (ours). */
const MAX_AGE_MS = 45_000

type Random = { readonly ok: true; readonly random: string } | { readonly ok: false; readonly failed: FailedAttempt }

interface Held {
  readonly at: number
  readonly session: string | undefined
  readonly random: Promise<Random>
}

/** The bank's one-use randoms for signed calls; one is kept ready once `prefetch` was called. */
export interface RequestRandoms {
  /** A random for one try: the prefetched one if it's still fresh, else a new one. */
  take(): Promise<Random>
  /** Fetches one ahead of time, so that a later `take` needn't wait. */
  prefetch(): Promise<void>
}

export function createRequestRandoms(
  tryOnce: TryOnce,
  clock: Clock,
  sessionToken: () => string | undefined,
): RequestRandoms {
  let ahead: Held | undefined

  const ask = async (): Promise<Random> => {
    const attempt = await tryOnce(getRequestRandom, {})
    if (attempt.kind !== 'answered') return { ok: false, failed: attempt }
    const answer = safeParse(getRequestRandom.response, attempt.fields)
    return answer.success
      ? { ok: true, random: answer.output.requestRandom }
      : { ok: false, failed: { kind: 'garbled' } }
  }
  // Asked twice: an unused random does no harm, and a first refusal tells the channel the bank's clock.
  const fetchRandom = async (): Promise<Random> => {
    const first = await ask()
    return first.ok || first.failed.kind === 'offline' ? first : ask()
  }
  const isGood = ({ at, session }: Held) => clock.now() - at <= MAX_AGE_MS && session === sessionToken()

  return {
    async take() {
      const held = ahead
      ahead = undefined
      const random = held && isGood(held) ? await held.random : undefined
      return random?.ok ? random : fetchRandom()
    },
    async prefetch() {
      if (ahead && isGood(ahead)) return
      const random = fetchRandom()
      const held = { at: clock.now(), session: sessionToken(), random }
      ahead = held
      if (!(await random).ok && ahead === held) ahead = undefined
    },
  }
}
