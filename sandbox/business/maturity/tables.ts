import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'
import type { ErrorName } from '@/domain/errors/catalogue'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import type { MaturityOutcome } from '@/domain/maturity/outcome'
import { dayColumn, fenColumn, instantColumn, rateColumn } from '@sandbox/kernel/db/schema/columns'

const seqNo = () => bigint({ mode: 'number' })

/** What the customer chose for maturity; without a row nothing was chosen, and the deposit is paid out. */
export const maturityInstructions = pgTable('maturity_instructions', {
  seqNo: seqNo().primaryKey(),
  customerId: text().notNull(),
  instruction: text().$type<MaturityInstruction>().notNull(),
  agreementVersion: text().notNull(),
  elderConfirmed: boolean().notNull().default(false),
  givenAt: instantColumn().notNull(),
})

/** What was done with a matured deposit that had an instruction. */
export const renewals = pgTable('renewals', {
  seqNo: seqNo().primaryKey(),
  customerId: text().notNull(),
  instruction: text().$type<MaturityInstruction>().notNull(),
  outcome: text().$type<MaturityOutcome['kind']>().notNull(),
  reason: text().$type<ErrorName>(),
  newSeqNo: seqNo(),
  productType: text(),
  rate: rateColumn().notNull(),
  amount: fenColumn().notNull(),
  paidOut: fenColumn().notNull(),
  day: dayColumn().notNull(),
  at: instantColumn().notNull(),
})

export type Renewal = typeof renewals.$inferSelect
