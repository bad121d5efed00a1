import { and, desc, eq, lte } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import type { ResponseOf } from '@/contract/call'
import type { answerSurvey } from '@/contract/survey/answerSurvey'
import type { querySurvey } from '@/contract/survey/querySurvey'
import { againOn, mayTryAgain, takeAnswers } from '@/domain/survey/attempt'
import type { Attempt, Given } from '@/domain/survey/attempt'
import { isRight, surveyProblem } from '@/domain/survey/questionnaire'
import type { Quiz, Survey, SurveyProblem } from '@/domain/survey/questionnaire'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { surveyAttempts, surveyVersions } from './tables'

/** The version that is asked on a day; undefined when there is none. */
export async function surveyOn(on: Queryable, surveyId: string, today: Day): Promise<Survey | Quiz | undefined> {
  const [row] = await on
    .select({ body: surveyVersions.body })
    .from(surveyVersions)
    .where(and(eq(surveyVersions.surveyId, surveyId), lte(surveyVersions.fromDay, today)))
    .orderBy(desc(surveyVersions.version))
    .limit(1)
  return row?.body
}

/**
 * Publishes a questionnaire under its own number, which must be new.
 * @param now epoch ms by the bank's clock
 */
export async function publishSurvey(
  on: Queryable,
  body: Survey | Quiz,
  from: Day,
  now: number,
): Promise<Result<void, SurveyProblem>> {
  const problem = surveyProblem(body)
  if (problem !== undefined) return fail(problem)
  const { surveyId, version } = body
  await on.insert(surveyVersions).values({ surveyId, version, body, fromDay: from, publishedAt: now })
  return ok(undefined)
}

/** A customer's last attempt at any version of a questionnaire. */
export async function lastAttempt(on: Queryable, customerId: string, surveyId: string): Promise<Attempt | undefined> {
  const [row] = await on
    .select()
    .from(surveyAttempts)
    .where(and(eq(surveyAttempts.customerId, customerId), eq(surveyAttempts.surveyId, surveyId)))
    .orderBy(desc(surveyAttempts.version), desc(surveyAttempts.number))
    .limit(1)
  return row && { ...row, right: row.correct, day: row.answeredDay }
}

interface Answering extends Given {
  readonly customerId: string
  readonly surveyId: string
  readonly today: Day
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Takes a customer's answers, under their lock, so that two devices don't answer one question twice. */
export async function takeSurvey(
  tx: Tx,
  { customerId, surveyId, today, now, ...given }: Answering,
): Promise<Result<ResponseOf<typeof answerSurvey>, BankError>> {
  await lockCustomer(tx, customerId)
  const asked = await surveyOn(tx, surveyId, today)
  if (!asked) return fail(bankError('SurveyUnknown'))
  const taken = takeAnswers(asked, await lastAttempt(tx, customerId, surveyId), given, today)
  if (!taken.ok) return fail(bankError(taken.error))
  const { version, number, state, answers, right } = taken.value
  const stands = { state, answers, correct: right, answeredDay: today, answeredAt: now }
  const { customerId: owner, surveyId: of, version: at, number: nth } = surveyAttempts
  await tx
    .insert(surveyAttempts)
    .values({ customerId, surveyId, version, number, ...stands })
    .onConflictDoUpdate({ target: [owner, of, at, nth], set: stands })
  return ok(standingOf(asked, taken.value, today))
}

/** A questionnaire as everybody may read it: without its keys. */
export const surveyFactsOf = (asked: Survey | Quiz): ResponseOf<typeof querySurvey> => ({
  surveyId: asked.surveyId,
  version: asked.version,
  kind: asked.kind,
  title: asked.title,
  intro: asked.intro,
  questions: [...asked.questions],
  ...(asked.kind === 'QUIZ' && { pass: asked.pass }),
})

/** Where an attempt at this version stands, with what is right of what was answered, and of nothing else. */
export function standingOf(
  asked: Survey | Quiz,
  attempt: Attempt | undefined,
  today: Day,
): ResponseOf<typeof answerSurvey> {
  if (attempt?.version !== asked.version) return {}
  const { version, number, state, day, right } = attempt
  const keys = asked.kind === 'QUIZ' ? asked.keys : {}
  const marks = attempt.answers.flatMap((answer) => {
    const key = keys[answer.questionId]
    if (!key) return []
    const { questionId, options = [] } = answer
    return [
      { questionId, options: [...options], correct: isRight(key, answer), right: [...key.right], reason: key.reason },
    ]
  })
  return {
    attempt: {
      ...{ version, number, state, day, right, marks },
      mayTryAgain: mayTryAgain(attempt, today),
      ...(state === 'FAILED' && { againOn: againOn(attempt) }),
    },
  }
}
