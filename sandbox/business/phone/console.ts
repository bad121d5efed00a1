import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { maskPhone } from '@/domain/masks/mask'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import type { Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { abandonChange, lockOpenChange } from './changes'
import { phoneChanges } from './tables'
import { notifyPhone } from './notify'

const LATEST = 50

/** What staff see beside the queue of reviews, by its `recordNo`. */
export const phoneConsole = {
  views: {
    phoneChanges: async ({ db }) => {
      const rows = await db.drizzle.select().from(phoneChanges).orderBy(desc(phoneChanges.startedAt)).limit(LATEST)
      return rows.map(({ oldNo, newNo, ...change }) => ({
        ...change,
        oldNo: oldNo === null ? null : maskPhone(oldNo),
        newNo: newNo === null ? null : maskPhone(newNo),
      }))
    },
  },
  actions: {
    // The hotline, to an owner who was told of a change they didn't ask for.
    phoneChangeStop: consoleAction(
      v.strictObject({ changeId: v.pipe(v.string(), v.maxLength(64)) }),
      async ({ db, businessNow, realNow }, { changeId }) => {
        const clocks = { now: await businessNow(), realNow: realNow() }
        return { stopped: await db.transaction((tx) => stopChange(tx, changeId, clocks)) }
      },
    ),
  },
} satisfies ConsolePart

async function stopChange(tx: Tx, changeId: string, clocks: { now: number; realNow: number }): Promise<boolean> {
  const [found] = await tx.select().from(phoneChanges).where(eq(phoneChanges.id, changeId))
  if (!found) return false
  await lockCustomer(tx, found.customerId)
  const open = await lockOpenChange(tx, found.customerId)
  if (open?.id !== changeId) return false
  await abandonChange(tx, open, clocks.now, { state: 'ENDED', note: '本次更换手机号已由客服终止' })
  const { customerId, oldNo, newNo } = open
  const told = { customerId, title: '更换手机号已终止', done: '您更换手机号的申请已终止，登记手机号未改变' }
  await notifyPhone(tx, { ...told, source: `phone ${changeId} stopped`, numbers: [oldNo, newNo] }, clocks)
  return true
}
