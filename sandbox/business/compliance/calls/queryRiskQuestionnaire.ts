import { queryRiskQuestionnaire as call } from '@/contract/compliance/queryRiskQuestionnaire'
import { ok } from '@/domain/result'
import { QUESTIONNAIRE } from '../risk'
import { accountHandler } from '@sandbox/kernel/scope'

/** Words only: the customer need not know what an answer scores. */
export const queryRiskQuestionnaire = accountHandler(call, () => {
  const { version, questions } = QUESTIONNAIRE
  const words = questions.map(({ id, title, options }) => ({
    id,
    title,
    options: options.map((option) => ({ id: option.id, text: option.text })),
  }))
  return Promise.resolve(ok({ version, questions: words }))
})
