import { querySurvey as call } from '@/contract/survey/querySurvey'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { surveyFactsOf, surveyOn } from '../surveys'

export const querySurvey = publicHandler(call, async ({ bank, today }, { surveyId }) => {
  const asked = await surveyOn(bank.db.drizzle, surveyId, today)
  return asked ? ok(surveyFactsOf(asked)) : fail(bankError('SurveyUnknown'))
})
