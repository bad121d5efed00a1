import type { Scope, StoredKey, StoredValue } from './stored'

export type { PendingOperation, Scope, StoredKey, StoredValue } from './stored'

/** What outlives a page. A value is returned only when it has the present shape and version. */
export interface Storage {
  /** The value; undefined when there is none, it is an older version's, or it is damaged. */
  get<K extends StoredKey>(key: K): StoredValue<K> | undefined
  /**
   * Stores it; false when the platform refused (full, private mode) and the value is kept in memory only, and when `get` would
   * refuse it, which then finds none.
   */
  set<K extends StoredKey>(key: K, value: StoredValue<K>): boolean
  remove(key: StoredKey): void
  /**
   * Whether what must be there when the browser comes back from another page would be: false while any of it is kept in memory
   * only. Asked before the H5 is left for a page that leads back to it.
   */
  survivesLeaving(): boolean
  /** Deletes a whole scope; signing out clears 'session'. */
  clear(scope: Scope): void
}
