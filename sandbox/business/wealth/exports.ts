import { eq } from 'drizzle-orm'
import { MOST_EXPORTED, type ExportSection } from '@sandbox/kernel/capability'
import { wealthHoldings, wealthIncomeCredits } from './tables'

const wealth: ExportSection = {
  tables: [wealthHoldings],
  read: (on, { customerId }) =>
    on.select().from(wealthHoldings).where(eq(wealthHoldings.customerId, customerId)).limit(MOST_EXPORTED),
}

const wealthIncome: ExportSection = {
  tables: [wealthIncomeCredits],
  read: (on, { customerId }) =>
    on.select().from(wealthIncomeCredits).where(eq(wealthIncomeCredits.customerId, customerId)).limit(MOST_EXPORTED),
}

export const wealthExports = { wealth, wealthIncome }
