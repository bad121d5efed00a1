import { queryLearning as call } from '@/contract/points/queryLearning'
import { POINT_RULES } from '@/domain/points/rules'
import { readyAt } from '@/domain/points/learning'
import { ok } from '@/domain/result'
import { pointsHandler } from '../handler'
import { learningsOf, readingOn } from '../learning'
import { secondLooksOf } from '../secondLooks'

export const queryLearning = pointsHandler(call, async ({ bank, customer, today, now }) => {
  const on = bank.db.drizzle
  const learned = await learningsOf(on, customer.id)
  const begun = new Map(learned.map((one) => [one.articleId, one]))
  const seconds = await secondLooksOf(on, customer.id, learned, today)
  const articles = []
  for (const { articleId, title, summary } of await readingOn(on, today)) {
    const learning = begun.get(articleId)
    const second = seconds.get(articleId)
    articles.push({
      ...{ articleId, title, summary },
      state: !learning ? ('NEW' as const) : learning.finishedAt === null ? ('STARTED' as const) : ('READ' as const),
      ...(learning?.finishedAt === null && { readyAt: readyAt(learning, learned) }),
      ...(second && { second }),
    })
  }
  return ok({ points: POINT_RULES.LEARN.points, quizPoints: POINT_RULES.QUIZ.points, at: now, articles })
})
