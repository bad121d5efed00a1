import type { ResponseOf } from '@/contract/call'
import type { queryPoints } from '@/contract/points/queryPoints'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import type { PointEntryKind } from '@/domain/points/entries'
import { secondLookOn } from '@/domain/points/learning'
import { POINT_RULES } from '@/domain/points/rules'
import type { Queryable } from '@sandbox/kernel/db'
import { askedOn, attemptsOf } from '../survey'
import { learningsOf, readingOn } from './learning'
import { PREFIX } from './secondLooks'

/**
 * What a customer can still get today, in points: nothing is promised that can't come, such as for an article that was read,
 * a quiz that was passed, or more than a day's cap.
 * @param given what each rule has given today
 */
export async function stillOpen(
  on: Queryable,
  customerId: string,
  today: Day,
  given: ReadonlyMap<PointEntryKind, number>,
): Promise<ResponseOf<typeof queryPoints>['open']> {
  const learnings = await learningsOf(on, customerId)
  const finished = new Map(learnings.map(({ articleId, finishedAt }) => [articleId, finishedAt]))
  const unread = (await readingOn(on, today)).filter(({ articleId }) => typeof finished.get(articleId) !== 'number')
  const attempts = await attemptsOf(on, customerId)
  const asked = (await askedOn(on, today)).filter(({ surveyId, version }) => {
    const own = attempts.filter((one) => one.surveyId === surveyId && one.version === version)
    // Of one that failed today there is another try tomorrow.
    return !own.some(({ state, answeredDay }) => isOver(state) || (state === 'FAILED' && answeredDay === today))
  })
  const isLook = (surveyId: string): boolean => surveyId.startsWith(PREFIX)
  const isDue = (surveyId: string): boolean => {
    const readAt = finished.get(surveyId.slice(PREFIX.length))
    return typeof readAt === 'number' && secondLookOn(dayOfInstant(readAt)) <= today
  }
  const quizzes = asked.filter(({ kind }) => kind === 'QUIZ')
  const within = (rule: 'QUIZ' | 'SURVEY', count: number): number =>
    Math.max(Math.min(POINT_RULES[rule].points * count, POINT_RULES[rule].cap - (given.get(rule) ?? 0)), 0)
  return {
    learn: unread.length * POINT_RULES.LEARN.points,
    look: within('QUIZ', quizzes.filter(({ surveyId }) => isLook(surveyId) && isDue(surveyId)).length),
    quiz: within('QUIZ', quizzes.filter(({ surveyId }) => !isLook(surveyId)).length),
    survey: within('SURVEY', asked.length - quizzes.length),
  }
}

const isOver = (state: string): boolean => state === 'PASSED' || state === 'SENT'
