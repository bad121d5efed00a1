import { asc, eq } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { lossesOf } from './cases'
import { lossSteps as stepsTable } from './tables'
import { wireLosses } from './wire'

/** Cases as their owner sees them: numbers only by their ends. */
const losses: ExportSection = {
  tables: [schema.losses],
  read: async (on, { customerId, now }) =>
    (await wireLosses(on, await lossesOf(on, customerId), dayOfInstant(now))).map(
      ({ caseNo, object, called, state, reportedAt }) => ({ caseNo, object, called, state, reportedAt }),
    ),
}

const lossSteps: ExportSection = {
  tables: [stepsTable],
  async read(on, { customerId }) {
    const own = eq(stepsTable.customerId, customerId)
    const rows = await on.select().from(stepsTable).where(own).orderBy(asc(stepsTable.id)).limit(MAX_EXPORTED)
    return rows.map(({ caseNo, state, by, at }) => ({ caseNo, state, by, at }))
  },
}

export const lossExports = { losses, lossSteps }
