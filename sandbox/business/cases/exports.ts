import { and, asc, desc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { casePictures as picturesTable, cases as casesTable, caseSteps as stepsTable } from './tables'

/** Cases as their customer sees them: who of the staff has one isn't theirs. */
const cases: ExportSection = {
  tables: [casesTable],
  async read(on, { customerId }) {
    const own = eq(casesTable.customerId, customerId)
    const rows = await on.select().from(casesTable).where(own).orderBy(desc(casesTable.openedAt)).limit(MAX_EXPORTED)
    return rows.map(({ caseNo, kind, topic, state, orderNo, against, mayPublish, openedAt, dueDay, reviewUntil }) => ({
      ...{ caseNo, kind, topic, state, orderNo, against, mayPublish, openedAt, dueDay, reviewUntil },
    }))
  },
}

const caseSteps: ExportSection = {
  tables: [stepsTable],
  async read(on, { customerId }) {
    const own = eq(stepsTable.customerId, customerId)
    const rows = await on.select().from(stepsTable).where(own).orderBy(asc(stepsTable.id)).limit(MAX_EXPORTED)
    return rows.map(({ caseNo, step, by, text, at }) => ({ caseNo, step, by, text, at }))
  },
}

/** The list of pictures without their content, which its customer has; those that became no part of a case have no number. */
const casePictures: ExportSection = {
  tables: [picturesTable],
  async read(on, { customerId }) {
    const { mime, bytes, width, height, uploadedAt } = picturesTable
    const rows = await on
      .select({ caseNo: stepsTable.caseNo, mime, bytes, width, height, uploadedAt })
      .from(picturesTable)
      .leftJoin(stepsTable, eq(stepsTable.id, picturesTable.stepId))
      .where(and(eq(picturesTable.customerId, customerId), eq(picturesTable.complete, true)))
      .orderBy(asc(uploadedAt))
      .limit(MAX_EXPORTED)
    return rows.map(({ caseNo, ...facts }) => ({ ...(caseNo !== null && { caseNo }), ...facts }))
  },
}

export const casesExports = { cases, caseSteps, casePictures }
