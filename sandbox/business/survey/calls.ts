import * as calls from '@/contract/survey'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { occurred } from '@sandbox/kernel/domainEvents'
import { accountHandler, publicHandler } from '@sandbox/kernel/scope'
import { aboutProblem, lastAttempt, standingOf, surveyFactsOf, surveyOn, takeSurvey } from './surveys'

export const querySurvey = publicHandler(calls.querySurvey, async ({ bank, today }, { surveyId }) => {
  const asked = await surveyOn(bank.db.drizzle, surveyId, today)
  return asked ? ok(surveyFactsOf(asked)) : fail(bankError('SurveyUnknown'))
})

export const querySurveyAttempt = accountHandler(
  calls.querySurveyAttempt,
  async ({ bank, customer, today }, { surveyId, about }) => {
    const on = bank.db.drizzle
    const asked = await surveyOn(on, surveyId, today)
    if (!asked) return fail(bankError('SurveyUnknown'))
    const wrong = await aboutProblem(on, customer.id, about)
    if (wrong) return fail(wrong)
    return ok(standingOf(asked, await lastAttempt(on, customer.id, asked, about), today))
  },
)

/** What was finished by these answers; a quiz that is under way or failed is none. */
const FINISHED = { SENT: 'surveyDone', PASSED: 'quizPassed', STARTED: undefined, FAILED: undefined } as const

export const answerSurvey = accountHandler(calls.answerSurvey, ({ bank, customer, today, now }, given) =>
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
