import { storedName } from './name'
import type { StoredKey } from './stored'

/** Of every key that is peeked at; storage.test.ts holds it against the keys' own. */
export const PEEKED_VERSION = 1

/** What a key holds, its shape unchecked: for index.html's scripts, which run before the app and its schemas are there. */
export function peekStored(key: StoredKey): unknown {
  try {
    const text = window.sessionStorage.getItem(storedName(key)) ?? window.localStorage.getItem(storedName(key))
    const held = JSON.parse(text ?? 'null') as { readonly version?: unknown; readonly value?: unknown } | null
    return held?.version === PEEKED_VERSION ? held.value : undefined
  } catch {
    // Storage is off or holds something else; the app will see.
    return undefined
  }
}
