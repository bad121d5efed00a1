import type { ClosureChecks } from '@sandbox/kernel/capability'
import { dropDraft } from './draft'

/** Nothing of an application waits for the next one. */
export const onboardingClosing: ClosureChecks = {
  find: async () => [],
  closed: (tx, { customerId }) => dropDraft(tx, customerId),
}
