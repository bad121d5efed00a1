import { and, desc, eq, inArray, lte, max } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import type { ResponseOf } from '@/contract/call'
import type { answerSurvey } from '@/contract/survey/answerSurvey'
import type { querySurvey } from '@/contract/survey/querySurvey'
import { againOn, mayTryAgain, takeAnswers } from '@/domain/survey/attempt'
import type { Attempt, Given } from '@/domain/survey/attempt'
import { isRight, surveyProblem } from '@/domain/survey/questionnaire'
import type { Quiz, Survey, SurveyAbout, SurveyProblem } from '@/domain/survey/questionnaire'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { findCase, ownsOrder } from '@sandbox/business/cases'
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

/** Every questionnaire as it is asked on a day. */
export async function askedOn(on: Queryable, today: Day): Promise<readonly (Survey | Quiz)[]> {
  const { surveyId, version, fromDay, body } = surveyVersions
  const rows = await on
    .selectDistinctOn([surveyId], { body })
    .from(surveyVersions)
    .where(lte(fromDay, today))
    .orderBy(surveyId, desc(version))
  return rows.map((row) => row.body)
}

/** What a customer answered, whatever version and service it was about. */
export const attemptsOf = (
  on: Queryable,
  customerId: string,
): Promise<Pick<typeof surveyAttempts.$inferSelect, 'surveyId' | 'version' | 'state' | 'answeredDay'>[]> =>
  on.select().from(surveyAttempts).where(eq(surveyAttempts.customerId, customerId))

/**
 * Publishes a questionnaire under its own number, which must be the next of its versions; one that was published before keeps
 * its kind, because attempts at a quiz and at a survey aren't read alike.
 * @param now epoch ms by the bank's clock
 */
export async function publishSurvey(
  on: Queryable,
  body: Survey | Quiz,
  from: Day,
  now: number,
): Promise<Result<void, SurveyProblem | 'versionTaken' | 'kindChanged'>> {
  const problem = surveyProblem(body)
  if (problem !== undefined) return fail(problem)
  const { surveyId, version } = body
  const [last] = await on
    .select()
    .from(surveyVersions)
    .where(eq(surveyVersions.surveyId, surveyId))
    .orderBy(desc(surveyVersions.version))
    .limit(1)
  if (version !== (last?.version ?? 0) + 1) return fail('versionTaken')
  if (last && last.body.kind !== body.kind) return fail('kindChanged')
  await on.insert(surveyVersions).values({ surveyId, version, body, fromDay: from, publishedAt: now })
  return ok(undefined)
}

/** What attempts at a questionnaire are about: a survey's service, or nothing. */
const aboutOf = ({ kind }: Survey | Quiz, about: SurveyAbout | undefined): string =>
  kind === 'QUIZ' || about === undefined ? '' : `${about.subject} ${about.id}`

/** A customer's last attempt at any version of a questionnaire, of a survey about the same service. */
export async function lastAttempt(
  on: Queryable,
  customerId: string,
  asked: Survey | Quiz,
  about: SurveyAbout | undefined,
): Promise<Attempt | undefined> {
  const own = and(eq(surveyAttempts.customerId, customerId), eq(surveyAttempts.surveyId, asked.surveyId))
  const [row] = await on
    .select()
    .from(surveyAttempts)
    .where(and(own, eq(surveyAttempts.about, aboutOf(asked, about))))
    .orderBy(desc(surveyAttempts.version), desc(surveyAttempts.number))
    .limit(1)
  return row && { ...row, right: row.correct, day: row.answeredDay }
}

/** A customer's last attempt at each of some quizzes, at any of its versions, by the quiz. */
export async function lastAttempts(
  on: Queryable,
  customerId: string,
  quizIds: readonly string[],
): Promise<ReadonlyMap<string, Attempt>> {
  if (quizIds.length === 0) return new Map()
  const { customerId: owner, surveyId, about, version, number } = surveyAttempts
  const rows = await on
    .selectDistinctOn([surveyId])
    .from(surveyAttempts)
    .where(and(eq(owner, customerId), inArray(surveyId, [...quizIds]), eq(about, '')))
    .orderBy(surveyId, desc(version), desc(number))
  return new Map(rows.map((row) => [row.surveyId, { ...row, right: row.correct, day: row.answeredDay }]))
}

/** The highest number of a customer's attempts at a version, whatever they are about; 0 for none. */
async function countedOf(on: Queryable, customerId: string, { surveyId, version }: Survey | Quiz): Promise<number> {
  const { customerId: owner, surveyId: of, version: at, number } = surveyAttempts
  const own = and(eq(owner, customerId), eq(of, surveyId), eq(at, version))
  const [found] = await on
    .select({ counted: max(number) })
    .from(surveyAttempts)
    .where(own)
  return found?.counted ?? 0
}

/** Why a survey can't be about something; undefined when it is the customer's own. */
export async function aboutProblem(
  on: Queryable,
  customerId: string,
  about: SurveyAbout | undefined,
): Promise<BankError | undefined> {
  if (about?.subject === 'order')
    return (await ownsOrder(on, customerId, about.id)) ? undefined : bankError('OrderUnknown')
  if (about?.subject === 'case')
    return (await findCase(on, customerId, about.id)) ? undefined : bankError('CaseUnknown')
  return undefined
}

interface Answering extends Given {
  readonly customerId: string
  readonly surveyId: string
  readonly about?: SurveyAbout | undefined
  readonly today: Day
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Takes a customer's answers, under their lock, so that two devices don't answer one question twice. */
export async function takeSurvey(
  tx: Tx,
  { customerId, surveyId, about, today, now, ...given }: Answering,
): Promise<Result<ResponseOf<typeof answerSurvey>, BankError>> {
  await lockCustomer(tx, customerId)
  const asked = await surveyOn(tx, surveyId, today)
  if (!asked) return fail(bankError('SurveyUnknown'))
  const wrong = await aboutProblem(tx, customerId, about)
  if (wrong) return fail(wrong)
  const last = await lastAttempt(tx, customerId, asked, about)
  const taken = takeAnswers(asked, { last, counted: await countedOf(tx, customerId, asked) }, given, today)
  if (!taken.ok) return fail(bankError(taken.error))
  const { version, number, state, answers, right } = taken.value
  const stands = { state, about: aboutOf(asked, about), answers, correct: right, answeredDay: today, answeredAt: now }
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
