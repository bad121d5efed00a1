import { answerSurvey as call } from '@/contract/survey/answerSurvey'
import { accountHandler } from '@sandbox/kernel/scope'
import { takeSurvey } from '../surveys'

export const answerSurvey = accountHandler(call, ({ bank, customer, today, now }, given) =>
  bank.db.transaction((tx) => takeSurvey(tx, { ...given, customerId: customer.id, today, now })),
)
