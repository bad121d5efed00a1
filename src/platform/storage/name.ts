import type { StoredKey } from './stored'

/** The name a key has in the platform's store. */
export const storedName = (key: StoredKey): string => `bank.${key}`
