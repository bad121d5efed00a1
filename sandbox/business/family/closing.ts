import { and, eq, inArray } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import { OPEN_GRANTS } from '@/domain/family/grant'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { familyGrants } from './tables'

/**
 * Who gave a card ends it first, because another pays with it; one's own use of a gift lapses. The database ends both when
 * the account is closed (0035_family_closed.sql).
 */
export const familyClosing: ClosureChecks = {
  async find(on, { customerId }) {
    const { ownerId, memberId, state } = familyGrants
    const open = inArray(state, [...OPEN_GRANTS])
    return [
      ...finding('familyCards', await on.$count(familyGrants, and(eq(ownerId, customerId), open))),
      ...finding('familyCardsUsed', await on.$count(familyGrants, and(eq(memberId, customerId), open))),
    ]
  },
}
