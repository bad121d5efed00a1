import { storedName } from './name'
import type { StoredKey } from './stored'

/** What a key holds, unchecked: for index.html's scripts, which run before the app and its schemas are there. */
export function peekStored(key: StoredKey): unknown {
  try {
    const text = window.sessionStorage.getItem(storedName(key)) ?? window.localStorage.getItem(storedName(key))
    return (JSON.parse(text ?? 'null') as { readonly value?: unknown } | null)?.value
  } catch {
    // Storage is off or holds something else; the app will see.
    return undefined
  }
}
