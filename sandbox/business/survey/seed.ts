import { dayOfInstant } from '@/domain/dates/instant'
import type { Quiz, Survey } from '@/domain/survey/questionnaire'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { FRAUD_QUIZ } from './questionnaires/fraudQuiz'
import { SATISFACTION } from './questionnaires/satisfaction'
import { publishSurvey } from './surveys'

const QUESTIONNAIRES: readonly (Survey | Quiz)[] = [FRAUD_QUIZ, SATISFACTION]

/** The bank's questionnaires from its first day. */
export const seedSurveys: Seed = {
  name: 'surveys',
  on: 'opening',
  async run(tx) {
    const now = await bankNow(tx)
    for (const body of QUESTIONNAIRES) {
      const published = await publishSurvey(tx, body, dayOfInstant(now), now)
      if (!published.ok) throw new Error(`${body.surveyId} can't be published: ${published.error}`)
    }
  },
}
