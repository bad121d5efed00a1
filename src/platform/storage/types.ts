import type { Scope, StoredKey, StoredValue } from './stored'

export type { PendingOperation, Scope, StoredKey, StoredValue } from './stored'

/** What may outlive a page. Values are read back only in the shape and version they were written in. */
export interface Storage {
  /** The value, or undefined when there is none, an older version's, or a damaged one. */
  get<K extends StoredKey>(key: K): StoredValue<K> | undefined
  /** Stores it; false when the platform refused (full, private mode) and the value lives in memory only. */
  set<K extends StoredKey>(key: K, value: StoredValue<K>): boolean
  remove(key: StoredKey): void
  /** Forgets a whole scope: signing out clears 'session'. */
  clear(scope: Scope): void
}
