import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { pause } from '../clock/types'
import type { Clock } from '../clock/types'
import type { FingerprintError, FingerprintMode, Fingerprints } from './types'

/** What a fingerprint script offers as `window.bankDeviceFingerprint`. The sandbox serves a simulator. */
export interface FingerprintScript {
  /** '' while there is none yet. */
  readonly old: () => string
  readonly new: () => string
}

/** Specification §9: up to 25 tries, one every 200 ms, after 2 seconds. */
export const POLL_TRIES = 25
export const POLL_EVERY_MS = 200
export const READ_AFTER_MS = 2000

/** Waits for the script; undefined when it isn't there at the last try. */
export async function awaitScript<T>(look: () => T | undefined, clock: Clock): Promise<T | undefined> {
  for (let tries = 1; ; tries += 1) {
    const found = look()
    if (found !== undefined || tries >= POLL_TRIES) return found
    await pause(clock, POLL_EVERY_MS)
  }
}

/** Reads the fingerprints that the mode asks for, once the script has had its two seconds. */
export async function readFingerprints(
  look: () => FingerprintScript | undefined,
  mode: FingerprintMode,
  clock: Clock,
): Promise<Result<Fingerprints, FingerprintError>> {
  const script = await awaitScript(look, clock)
  if (!script) return fail({ kind: 'unavailable' })
  await pause(clock, READ_AFTER_MS)
  const deviceFingerOld = mode === '2' ? '' : script.old()
  const deviceFingerNew = mode === '1' ? '' : script.new()
  if (deviceFingerOld === '' && deviceFingerNew === '') return fail({ kind: 'unavailable' })
  return ok({ ...(deviceFingerOld && { deviceFingerOld }), ...(deviceFingerNew && { deviceFingerNew }) })
}
