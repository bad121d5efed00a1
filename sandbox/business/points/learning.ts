import { and, eq } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { learningRefusal, readyAt } from '@/domain/points/learning'
import { POINT_RULES } from '@/domain/points/rules'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { occurred } from '@sandbox/kernel/domainEvents'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { articleOn, shownOn } from '../content'
import { learnings } from './tables'

export type Learning = typeof learnings.$inferSelect

/** What there is to read: the bank's articles on safety, as they are shown today. */
export const readingOn = async (on: Queryable, today: Parameters<typeof shownOn>[1]) =>
  (await shownOn(on, today)).filter(({ section }) => section === 'EDU')

/** What a customer began to read or has read. */
export const learningsOf = (on: Queryable, customerId: string): Promise<Learning[]> =>
  on.select().from(learnings).where(eq(learnings.customerId, customerId))

const one = (customerId: string, articleId: string) =>
  and(eq(learnings.customerId, customerId), eq(learnings.articleId, articleId))

/** Notes that an article is opened now; one that was read stays read. Fails with ArticleUnknown. */
export async function startReading(
  tx: Tx,
  customerId: string,
  articleId: string,
  now: number,
): Promise<Result<{ readonly readyAt: number }, BankError>> {
  await lockCustomer(tx, customerId)
  const found = await articleOn(tx, articleId, dayOfInstant(now))
  if (found?.shown.section !== 'EDU') return fail(bankError('ArticleUnknown'))
  const all = await learningsOf(tx, customerId)
  // Opened again, it goes on: somebody who comes back to a long text doesn't wait anew.
  const before = all.find((each) => each.articleId === articleId)
  if (before) return ok({ readyAt: readyAt(before, all) })
  const begun = { customerId, articleId, startedAt: now, finishedAt: null }
  await tx.insert(learnings).values(begun)
  return ok({ readyAt: readyAt(begun, all) })
}

/** Takes an article as read, which brings its points. Fails with LearningNotStarted, LearningTooFast, LearningDone. */
export async function finishReading(
  tx: Tx,
  capabilities: readonly Capability[],
  customerId: string,
  articleId: string,
  now: number,
): Promise<Result<{ readonly points: number }, BankError>> {
  await lockCustomer(tx, customerId)
  const all = await learningsOf(tx, customerId)
  const refusal = learningRefusal(
    all.find((each) => each.articleId === articleId),
    all,
    now,
  )
  if (refusal) return fail(bankError(refusal))
  const { points } = POINT_RULES.LEARN
  await tx.update(learnings).set({ finishedAt: now }).where(one(customerId, articleId))
  await occurred(tx, capabilities, { occasion: 'learned', customerId, about: articleId, now })
  return ok({ points })
}
