import type { Scope, StoredKey, StoredValue } from './stored'

export type { PendingOperation, Scope, StoredKey, StoredValue } from './stored'

/** What outlives a page. A value is returned only when it has the present shape and version. */
export interface Storage {
  /** The value; undefined when there is none, it is an older version's, or it is damaged. */
  get<K extends StoredKey>(key: K): StoredValue<K> | undefined
  /** Stores it; false when the platform refused (full, private mode) and the value is kept in memory only. */
  set<K extends StoredKey>(key: K, value: StoredValue<K>): boolean
  remove(key: StoredKey): void
  /** Deletes a whole scope; signing out clears 'session'. */
  clear(scope: Scope): void
}
