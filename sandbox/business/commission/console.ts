import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { STAFF_REASONS, COMMISSION_MACHINE } from '@/domain/commission/machine'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Tx } from '@sandbox/kernel/db'
import { clawBack } from './move'
import { commissions, commissionSettlements } from './tables'

const said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
const LATEST = 20

/** Takes one commission back by a clerk's reason; false where it is settled, taken back already, or there is none. */
export async function takeBack(
  tx: Tx,
  {
    commissionId,
    reason,
    clerk,
  }: { readonly commissionId: string; readonly reason: (typeof STAFF_REASONS)[number]; readonly clerk: string },
  now: number,
): Promise<boolean> {
  const [held] = await tx
    .select()
    .from(commissions)
    .where(eq(commissions.commissionId, commissionId))
    .for('no key update')
  if (!held || COMMISSION_MACHINE.after(held.state, 'clawBack') === undefined) return false
  await clawBack(tx, [held], reason, now)
  await recordEvent(tx, now, 'commissionTakenBack', { detail: { commissionId, reason, clerk } })
  return true
}

/** The latest commissions and settlements; a clerk takes one back, by a reason its owner is told. */
export const commissionConsole = {
  views: {
    commissions: ({ db }) => db.drizzle.select().from(commissions).orderBy(desc(commissions.number)).limit(LATEST),
    commissionSettlements: ({ db }) =>
      db.drizzle.select().from(commissionSettlements).orderBy(desc(commissionSettlements.number)).limit(LATEST),
  },
  actions: {
    takeCommissionBack: consoleAction(
      v.strictObject({ clerk: said, commissionId: said, reason: v.picklist(STAFF_REASONS) }),
      async ({ db, businessNow }, asked) => {
        const now = await businessNow()
        return { done: await db.transaction((tx) => takeBack(tx, asked, now)) }
      },
    ),
  },
} satisfies ConsolePart
