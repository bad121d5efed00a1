import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { useMemberArea } from '@/app/invitation'
import type { ResponseOf } from '@/contract/call'
import { answerSurvey } from '@/contract/survey/answerSurvey'
import { querySurvey } from '@/contract/survey/querySurvey'
import { querySurveyAttempt } from '@/contract/survey/querySurveyAttempt'
import type { Answer, SurveyAbout } from '@/domain/survey/questionnaire'
import { refusedAs } from '@/features/identity/refusedAs'
import type { Route } from '@/routes/names'
import type { surveyQuery } from '@/routes/queries/content'
import { call } from '@/session/bank'
import { keepAsAnswer, useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'

export type Asked = ResponseOf<typeof querySurvey>
export type Standing = ResponseOf<typeof querySurveyAttempt>
export type Attempt = NonNullable<Standing['attempt']>

/** What the page knows of a refusal: after these what is shown is out of date. */
const OUT_OF_DATE = ['SurveyOutdated', 'SurveyAnswered', 'SurveyAnswersInvalid', 'QuizNotYet']

type SurveyQuery = v.InferOutput<typeof surveyQuery>

/** The service that the address names. */
const aboutOf = ({ caseNo, orderNo }: SurveyQuery): SurveyAbout | undefined =>
  caseNo !== undefined
    ? { subject: 'case', id: caseNo }
    : orderNo !== undefined
      ? { subject: 'order', id: orderNo }
      : undefined

/** The query as an address has it, to come back to. */
const addressOf = ({ id, caseNo, orderNo }: SurveyQuery) => ({
  id,
  ...(caseNo !== undefined && { caseNo }),
  ...(orderNo !== undefined && { orderNo }),
})

/** A questionnaire, how far the customer has answered it, and the way to answer on. */
export function useSurvey(route: Route, query: SurveyQuery) {
  const surveyId = query.id
  const about = aboutOf(query)
  const of = { surveyId, ...(about && { about }) }
  const member = useMemberArea(route, addressOf(query))
  const asked = useCall(querySurvey, { surveyId })
  const read = useCall(querySurveyAttempt, member.member ? of : undefined)
  const [answered, setAnswered] = useState<Standing>()
  // What the bank says later replaces what it answered: the day may have changed.
  useEffect(() => setAnswered(undefined), [read.data])
  const standing = answered ?? read.data
  /** Gives the attempt as the bank has it now; undefined when the answer was refused, which was said. */
  const answer = async (answers: readonly Answer[]): Promise<Attempt | undefined> => {
    const version = asked.data?.version ?? 0
    const taken = await call(answerSurvey, { ...of, version, answers: answers.map(written) })
    if (taken.ok) {
      keepAsAnswer(querySurveyAttempt, of, taken.value)
      setAnswered(taken.value)
      return taken.value.attempt
    }
    showToast(taken.error.message)
    if (OUT_OF_DATE.includes(refusedAs(taken.error) ?? '')) {
      setAnswered(undefined)
      asked.reload()
      read.reload()
    }
    return undefined
  }
  return { asked, read, member, about, attempt: standing?.attempt, answer }
}

const written = ({ questionId, options, scale, text }: Answer) => ({
  questionId,
  ...(options && { options: [...options] }),
  ...(scale !== undefined && { scale }),
  ...(text !== undefined && { text }),
})
