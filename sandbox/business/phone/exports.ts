import { asc, eq } from 'drizzle-orm'
import { maskPhone } from '@/domain/masks/mask'
import { MAX_EXPORTED, ownRows } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { phoneChanges, phoneConfirmations } from './tables'

const changes: ExportSection = {
  tables: [phoneChanges],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(phoneChanges)
      .where(eq(phoneChanges.customerId, customerId))
      .orderBy(asc(phoneChanges.startedAt))
      .limit(MAX_EXPORTED)
    return rows.map(({ purpose, method, state, oldNo, newNo, relation, startedAt, doneAt }) => ({
      purpose,
      method,
      state,
      oldNo: oldNo === null ? null : maskPhone(oldNo),
      newNo: newNo === null ? null : maskPhone(newNo),
      relation,
      startedAt,
      doneAt,
    }))
  },
}

export const phoneExports = { phoneChanges: changes, phoneConfirmations: ownRows(phoneConfirmations) }
