import { createStorage, memoryStore } from './keyed'
import type { TextStore } from './keyed'
import type { Scope } from './stored'
import type { Storage } from './types'

/** Storage in memory; pass stores to share them between two fakes (for a restart) or to make them fail. */
export const fakeStorage = (stores: Partial<Record<Scope, TextStore>> = {}): Storage =>
  createStorage({ session: stores.session ?? memoryStore(), local: stores.local ?? memoryStore() })
