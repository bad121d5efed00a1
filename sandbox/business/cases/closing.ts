import { and, eq, inArray } from 'drizzle-orm'
import { OPEN_CASE_STATES } from '@/domain/cases/machine'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { hideCase } from './move'
import { forgetLoosePictures } from './pictures/life'
import { cases } from './tables'

/**
 * A complaint keeps nobody from leaving, and who has left is still answered, by the hotline, which they are told before; but
 * nobody could take a text from the board any more, so it goes; so do pictures that were never sent with a case.
 */
export const casesClosing: ClosureChecks = {
  async find(on, { customerId }) {
    const open = and(eq(cases.customerId, customerId), inArray(cases.state, [...OPEN_CASE_STATES]))
    return finding('cases', await on.$count(cases, open))
  },
  async closed(tx, { customerId, now }) {
    const agreed = and(eq(cases.customerId, customerId), eq(cases.mayPublish, true))
    for (const one of await tx.select().from(cases).where(agreed)) await hideCase(tx, one, { now })
    await forgetLoosePictures(tx, customerId)
  },
}
