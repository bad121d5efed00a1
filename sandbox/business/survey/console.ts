import { count, desc, sql } from 'drizzle-orm'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { surveyAttempts } from './tables'

/** What the bank reads of answers: how many, never whose. */
export const surveyConsole: ConsolePart = {
  views: {
    surveys: ({ db }) => {
      const { surveyId, version, state, correct } = surveyAttempts
      return db.drizzle
        .select({ surveyId, version, state, attempts: count(), right: sql<number>`avg(${correct})::float` })
        .from(surveyAttempts)
        .groupBy(surveyId, version, state)
        .orderBy(surveyId, desc(version), state)
    },
  },
}
