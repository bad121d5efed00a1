import { answerSurvey as call } from '@/contract/survey/answerSurvey'
import { fail } from '@/domain/result'
import { occurred } from '@sandbox/kernel/occasions'
import { accountHandler } from '@sandbox/kernel/scope'
import { takeSurvey } from '../surveys'

/** What was finished by these answers; a quiz that is under way or failed is none. */
const FINISHED = { SENT: 'surveyDone', PASSED: 'quizPassed', STARTED: undefined, FAILED: undefined } as const

export const answerSurvey = accountHandler(call, ({ bank, customer, today, now }, given) =>
  bank.db.transaction(async (tx) => {
    const customerId = customer.id
    for (const { answerGuard } of bank.capabilities) {
      const refusal = await answerGuard?.(tx, { customerId, surveyId: given.surveyId, today })
      if (refusal) return fail(refusal)
    }
    const taken = await takeSurvey(tx, { ...given, customerId, today, now })
    const attempt = taken.ok ? taken.value.attempt : undefined
    const occasion = attempt && FINISHED[attempt.state]
    if (attempt && occasion) {
      const about = `${given.surveyId} ${attempt.version}`
      await occurred(tx, bank.capabilities, { occasion, customerId, about, now })
    }
    return taken
  }),
)
