import { desc } from 'drizzle-orm'
import { maskPhone } from '@/domain/masks/mask'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { phoneChanges } from './tables'

const LATEST = 50

/** What staff see beside the queue of reviews, by its `recordNo`. */
export const phoneConsole: ConsolePart = {
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
}
