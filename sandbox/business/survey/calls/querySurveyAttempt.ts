import { querySurveyAttempt as call } from '@/contract/survey/querySurveyAttempt'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { aboutProblem, lastAttempt, standingOf, surveyOn } from '../surveys'

export const querySurveyAttempt = accountHandler(call, async ({ bank, customer, today }, { surveyId, about }) => {
  const on = bank.db.drizzle
  const asked = await surveyOn(on, surveyId, today)
  if (!asked) return fail(bankError('SurveyUnknown'))
  const wrong = await aboutProblem(on, customer.id, about)
  if (wrong) return fail(wrong)
  return ok(standingOf(asked, await lastAttempt(on, customer.id, asked, about), today))
})
