import { asc, desc, eq } from 'drizzle-orm'
import { MOST_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { cases as casesTable, caseSteps as stepsTable } from './tables'

/** Cases as their customer sees them: who of the staff has one isn't theirs. */
const cases: ExportSection = {
  tables: [casesTable],
  async read(on, { customerId }) {
    const own = eq(casesTable.customerId, customerId)
    const rows = await on.select().from(casesTable).where(own).orderBy(desc(casesTable.openedAt)).limit(MOST_EXPORTED)
    return rows.map(({ caseNo, kind, topic, state, orderNo, against, mayPublish, openedAt, dueDay, reviewUntil }) => ({
      ...{ caseNo, kind, topic, state, orderNo, against, mayPublish, openedAt, dueDay, reviewUntil },
    }))
  },
}

const caseSteps: ExportSection = {
  tables: [stepsTable],
  async read(on, { customerId }) {
    const own = eq(stepsTable.customerId, customerId)
    const rows = await on.select().from(stepsTable).where(own).orderBy(asc(stepsTable.id)).limit(MOST_EXPORTED)
    return rows.map(({ caseNo, step, by, text, at }) => ({ caseNo, step, by, text, at }))
  },
}

export const casesExports = { cases, caseSteps }
