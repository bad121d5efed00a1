import type { ClosingTies } from '@sandbox/kernel/capability'
import { dropDraft } from './draft'

/** Nothing of an application waits for the next one. */
export const onboardingClosing: ClosingTies = {
  find: async () => [],
  closed: (tx, { customerId }) => dropDraft(tx, customerId),
}
