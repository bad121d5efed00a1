import { eq } from 'drizzle-orm'
import { MOST_EXPORTED, type ExportSection } from '@sandbox/kernel/capability'
import { holdings } from './tables'

const deposits: ExportSection = {
  tables: [holdings],
  read: (on, { customerId }) =>
    on.select().from(holdings).where(eq(holdings.customerId, customerId)).limit(MOST_EXPORTED),
}

export const depositExports = { deposits }
