import { storedName } from './name'
import type { StoredKey } from './stored'

/** Version of every key that is peeked at; storage.test.ts compares it with the keys' own. */
export const PEEKED_VERSION = 1

/**
 * What a key holds, without a check of its shape: for index.html's scripts, which run before the app and its schemas are
 * loaded.
 */
export function peekStored(key: StoredKey): unknown {
  try {
    const text = window.sessionStorage.getItem(storedName(key)) ?? window.localStorage.getItem(storedName(key))
    const held = JSON.parse(text ?? 'null') as { readonly version?: unknown; readonly value?: unknown } | null
    return held?.version === PEEKED_VERSION ? held.value : undefined
  } catch {
    // Storage is off or holds something else; the app handles that later.
    return undefined
  }
}
