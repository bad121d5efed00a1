import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryLearning } from '@/contract/points/queryLearning'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { SECOND_LOOK_DAYS, secondLookOn } from '@/domain/points/learning'
import { POINT_RULES, withinCap } from '@/domain/points/rules'
import type { AnswerGuard } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import { lastAttempts } from '../survey'
import { givenBy } from './given'
import type { Learning } from './learning'
import { SECOND_LOOKS } from './published/secondLooks'
import { arePointsOn } from './switch'
import { learnings } from './tables'

type SecondLook = NonNullable<ResponseOf<typeof queryLearning>['articles'][number]['second']>

/** With what the questions about an article are named. */
export const PREFIX = 'look-'
const quizAbout = (articleId: string) => SECOND_LOOKS.find(({ surveyId }) => surveyId === `${PREFIX}${articleId}`)

/** Whether what quizzes have given today leaves less than passing another one brings. */
async function isCapReached(on: Queryable, customerId: string, today: Day): Promise<boolean> {
  const given = (await givenBy(on, customerId, today)).get('QUIZ') ?? 0
  return withinCap(POINT_RULES.QUIZ, given) < POINT_RULES.QUIZ.points
}

/** The questions about each article that was read and has any, by the article. */
export async function secondLooksOf(
  on: Queryable,
  customerId: string,
  read: readonly Learning[],
  today: Day,
): Promise<ReadonlyMap<string, SecondLook>> {
  const asked = read.flatMap(({ articleId, finishedAt }) => {
    const quiz = quizAbout(articleId)
    return quiz && finishedAt !== null
      ? [{ articleId, surveyId: quiz.surveyId, from: secondLookOn(dayOfInstant(finishedAt)) }]
      : []
  })
  const ids = asked.map(({ surveyId }) => surveyId)
  const attempts = await lastAttempts(on, customerId, ids)
  const tomorrow = ids.length > 0 && (await isCapReached(on, customerId, today)) ? addDays(today, 1) : undefined
  return new Map(
    asked.map(({ articleId, surveyId, from: due }) => {
      const tried = attempts.get(surveyId)?.state
      const state = tried === 'PASSED' || tried === 'FAILED' ? tried : 'OPEN'
      const from = tomorrow !== undefined && due < tomorrow && state !== 'PASSED' ? tomorrow : due
      return [articleId, { surveyId, from, state: today < from ? 'LATER' : state }]
    }),
  )
}

/** The day from which an article's questions can be answered; undefined while it wasn't read. */
async function askedFrom(on: Queryable, customerId: string, articleId: string): Promise<Day | undefined> {
  const [read] = await on
    .select()
    .from(learnings)
    .where(and(eq(learnings.customerId, customerId), eq(learnings.articleId, articleId)))
  return typeof read?.finishedAt === 'number' ? secondLookOn(dayOfInstant(read.finishedAt)) : undefined
}

/**
 * Whether passing a quiz brings points: one about an article does a week after that was read, any other always.
 * @param about as an occasion says it: the questionnaire's id, a blank, its version
 */
export async function bringsPoints(on: Queryable, customerId: string, about: string, today: Day): Promise<boolean> {
  const [surveyId = ''] = about.split(' ')
  if (!surveyId.startsWith(PREFIX)) return true
  const from = await askedFrom(on, customerId, surveyId.slice(PREFIX.length))
  return from !== undefined && from <= today
}

/** Questions about an article are answered once, so not before they bring their points: QuizNotYet says when they do. */
export const secondLookGuard: AnswerGuard = async (on, { customerId, surveyId, today }) => {
  if (!surveyId.startsWith(PREFIX)) return undefined
  if (!(await arePointsOn(on))) return bankError('QuizNotYet', '积分服务暂停，恢复后再来答题')
  const from = await askedFrom(on, customerId, surveyId.slice(PREFIX.length))
  if (from === undefined) return bankError('QuizNotYet', `请先在“看一看”读完这篇内容，${SECOND_LOOK_DAYS}天后再来答题`)
  if (today < from) return bankError('QuizNotYet', `${formatDay(from)}起可以答题，请届时再来`)
  const passed = (await lastAttempts(on, customerId, [surveyId])).get(surveyId)?.state === 'PASSED'
  if (passed || !(await isCapReached(on, customerId, today))) return undefined
  return bankError('QuizNotYet', `今日答题积分已达${POINT_RULES.QUIZ.cap}积分上限，请明天再来答题`)
}
