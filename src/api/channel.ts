import type { ClientChannel, RequestEnvelope } from '../crypto/envelope'
import { loadSm } from '../crypto/lazy'
import type { Clock } from '../platform/clock/types'
import type { AppRandom } from './random'

/** An open channel, and the headers that carry its envelope in a GET call. */
export interface OpenChannel {
  readonly channel: ClientChannel
  readonly headersOf: (envelope: RequestEnvelope) => Readonly<Record<string, string>>
}

export interface ChannelDeps {
  readonly random: AppRandom
  readonly clock: Clock
  readonly bankKey: () => Promise<string | undefined>
}

/** One file on the H5, because a file costs a request. @param ready settles when there is randomness */
const load = (ready: () => Promise<void>) =>
  Promise.all([import(/* webpackChunkName: "channel" */ './deferred'), loadSm(ready)])

/**
 * Opens the channel to the bank when it is first needed and keeps it as long as the app runs. The cryptography is loaded
 * only then, so that the first paint doesn't wait for it.
 * @returns a function that gives undefined when no channel can be opened now; the next call tries again
 */
export function lazyChannel({ random, clock, bankKey }: ChannelDeps): () => Promise<OpenChannel | undefined> {
  let opening: Promise<OpenChannel | undefined> | undefined
  // Fetched while the first page mounts. A failure here is ignored; the call that needs them will report it.
  void load(() => Promise.resolve()).catch(() => undefined)

  const open = async (): Promise<OpenChannel | undefined> => {
    const [[deferred, { smPrimitives, sm2Encrypt }], serverPublicKey] = await Promise.all([
      load(random.ready),
      bankKey(),
    ])
    if (serverPublicKey === undefined) return undefined
    const channel = deferred.createClientChannel({
      serverPublicKey,
      primitives: smPrimitives,
      sm2Encrypt,
      random: random.source,
      now: clock.now,
    })
    return { channel, headersOf: (sealed) => ({ [deferred.ENVELOPE_HEADER]: deferred.encodeHeader(sealed) }) }
  }

  return async () => {
    opening ??= open().catch(() => undefined)
    const opened = await opening
    if (opened === undefined) opening = undefined
    // During a long visit the pool may have been used up faster than it refills.
    await random.ready().catch(() => undefined)
    return opened
  }
}
