import { eq } from 'drizzle-orm'
import { MOST_EXPORTED, type ExportSection } from '@sandbox/kernel/capability'
import { maturityInstructions, renewals } from './tables'

const maturityInstructionsSection: ExportSection = {
  tables: [maturityInstructions],
  read: (on, { customerId }) =>
    on.select().from(maturityInstructions).where(eq(maturityInstructions.customerId, customerId)).limit(MOST_EXPORTED),
}

const renewalsSection: ExportSection = {
  tables: [renewals],
  read: (on, { customerId }) =>
    on.select().from(renewals).where(eq(renewals.customerId, customerId)).limit(MOST_EXPORTED),
}

export const maturityExports = { maturityInstructions: maturityInstructionsSection, renewals: renewalsSection }
