import { and, asc, eq, lte } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import { BATCH_SIZE } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import type { JobBank } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { openLosses } from '@sandbox/kernel/session/lossReports'
import { machineNow } from '@sandbox/kernel/clock'
import { tryEach } from '@sandbox/kernel/tryEach'
import { findLoss, moveLoss, settleRenewed } from './cases'

const { losses } = schema

/** Ends reports that nobody confirmed or lifted by their last day. */
export const lapseLosses: DayEndStep = {
  async run(tx, { day, at }) {
    const due = await tx
      .select({ caseNo: losses.caseNo, customerId: losses.customerId })
      .from(losses)
      .where(and(eq(losses.state, 'TEMP'), lte(losses.tempUntil, day)))
      .orderBy(asc(losses.tempUntil), asc(losses.caseNo))
      .limit(BATCH_SIZE)
    // One order for all locks.
    for (const customerId of [...new Set(due.map((one) => one.customerId))].sort()) await lockCustomer(tx, customerId)
    for (const { caseNo, customerId } of due) {
      const loss = await findLoss(tx, customerId, caseNo)
      // A customer may have confirmed or lifted it before the lock.
      if (loss?.state !== 'TEMP') continue
      await moveLoss(tx, loss, { trigger: 'lapsed', by: 'bank', now: at, realNow: machineNow() })
    }
    // What was dealt with is found no more, so there is no cursor to go on from.
    return due.length < BATCH_SIZE ? undefined : (due.at(-1)?.caseNo ?? undefined)
  },
}

/** Ends cases whose number was renewed, and says so: a new phone number or ID card was recorded since. */
export async function settleAllRenewed({ db, businessNow, realNow }: JobBank): Promise<void> {
  const clocks = { now: await businessNow(), realNow: realNow() }
  const open = await db.drizzle.selectDistinct({ customerId: losses.customerId }).from(losses).where(openLosses)
  await tryEach(open, ({ customerId }) =>
    db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      await settleRenewed(tx, customerId, clocks)
    }),
  )
}
