import { dayOfInstant } from '@/domain/dates/instant'
import type { Answer, Quiz, Survey } from '@/domain/survey/questionnaire'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { FRAUD_QUIZ } from './questionnaires/fraudQuiz'
import { SATISFACTION } from './questionnaires/satisfaction'
import { publishSurvey, takeSurvey } from './surveys'

const QUESTIONNAIRES: readonly (Survey | Quiz)[] = [FRAUD_QUIZ, SATISFACTION]

/** Gives who shows cases a quiz that was failed today, and an opinion about one of their services. */
export const seedAttempts: Seed = {
  name: 'surveyAttempts',
  after: ['cases'],
  async run(tx, { people, today }) {
    const now = await bankNow(tx)
    for (const { customerId, shows } of people) {
      if (shows !== 'cases') continue
      const take = async (given: Pick<Parameters<typeof takeSurvey>[1], 'surveyId' | 'version' | 'answers'>) => {
        const taken = await takeSurvey(tx, { ...given, customerId, today, now })
        if (!taken.ok) throw new Error(`a seeded answer to ${given.surveyId}: ${taken.error.name}`)
      }
      for (const { id } of FRAUD_QUIZ.questions) {
        const answer = { questionId: id, options: id === RIGHT_ONE ? FRAUD_QUIZ.keys[id]?.right : [wrongTo(id)] }
        await take({ surveyId: FRAUD_QUIZ.surveyId, version: FRAUD_QUIZ.version, answers: [answer] })
      }
      await take({ surveyId: SATISFACTION.surveyId, version: SATISFACTION.version, answers: OPINION })
    }
  },
}

/** The one that is answered right. */
const RIGHT_ONE = 'code'

const wrongTo = (id: string): string => {
  const question = FRAUD_QUIZ.questions.find((one) => one.id === id)
  const options = question && 'options' in question ? question.options : []
  return options.find((one) => !FRAUD_QUIZ.keys[id]?.right.includes(one.id))?.id ?? ''
}

const OPINION: readonly Answer[] = [
  { questionId: 'overall', scale: 4 },
  { questionId: 'channel', options: ['app'] },
  { questionId: 'better', options: ['clearer'] },
  { questionId: 'words', text: '答复比预想的快。' },
]

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
