import { outcomeFor } from './choices'
import type { AccountRegistry } from '@sandbox/kernel/services'

/** Stands in for the registry of accounts: accepts everybody unless the console says otherwise. */
export const sandboxAccountRegistry: AccountRegistry = {
  admit: (on, { customerId }) => outcomeFor(on, customerId, 'registry'),
}
