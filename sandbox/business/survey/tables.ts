import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ATTEMPT_STATES } from '@/domain/survey/attempt'
import type { Answer, Quiz, Survey } from '@/domain/survey/questionnaire'
import { dayColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const surveyVersions = pgTable(
  'survey_versions',
  {
    surveyId: text().notNull(),
    version: integer().notNull(),
    body: jsonb().$type<Survey | Quiz>().notNull(),
    fromDay: dayColumn().notNull(),
    publishedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.version] })],
)

export const surveyAttempts = pgTable(
  'survey_attempts',
  {
    customerId: text().notNull(),
    surveyId: text().notNull(),
    version: integer().notNull(),
    number: integer().notNull(),
    state: text({ enum: ATTEMPT_STATES }).notNull(),
    /** The service that a survey is about, as `case <caseNo>` or `order <orderNo>`; empty for none. */
    about: text().notNull().default(''),
    answers: jsonb().$type<readonly Answer[]>().notNull(),
    /** How many are right, of a quiz. */
    correct: integer().notNull(),
    answeredDay: dayColumn().notNull(),
    answeredAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.surveyId, table.version, table.number] })],
)
