import { and, eq } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { learningRefusal, READING_MS } from '@/domain/points/learning'
import { POINT_RULES } from '@/domain/points/rules'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { occurred } from '@sandbox/kernel/occasions'
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
  const [before] = await tx.select().from(learnings).where(one(customerId, articleId))
  // Opened again, it goes on: somebody who comes back to a long text doesn't wait anew.
  if (before) return ok({ readyAt: before.startedAt + READING_MS })
  await tx.insert(learnings).values({ customerId, articleId, startedAt: now })
  return ok({ readyAt: now + READING_MS })
}

/** Takes an article as read, which brings its points once. Fails with LearningNotStarted, LearningTooFast. */
export async function finishReading(
  tx: Tx,
  capabilities: readonly Capability[],
  customerId: string,
  articleId: string,
  now: number,
): Promise<Result<{ readonly points: number }, BankError>> {
  await lockCustomer(tx, customerId)
  const [learning] = await tx.select().from(learnings).where(one(customerId, articleId))
  const refusal = learningRefusal(learning, now)
  if (refusal) return fail(bankError(refusal))
  const { points } = POINT_RULES.LEARN
  if (learning?.finishedAt !== null) return ok({ points })
  await tx.update(learnings).set({ finishedAt: now }).where(one(customerId, articleId))
  await occurred(tx, capabilities, { occasion: 'learned', customerId, about: articleId, now })
  return ok({ points })
}
