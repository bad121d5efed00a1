import { asc, eq, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { articleProblem, inListOrder, versionAfter, versionOn } from '@/domain/content/article'
import type { ArticleProblem, ArticleText, ArticleVersion } from '@/domain/content/article'
import { pricesMayBegin } from '@/domain/content/fees'
import { dayOfInstant } from '@/domain/dates/instant'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { articleVersions, articleVotes } from './tables'

type Row = typeof articleVersions.$inferSelect

/** A version with its place in lists. */
export interface PlacedVersion extends ArticleVersion {
  readonly sort: number
}

const versionOf = ({ fromDay, untilDay, ...row }: Row): PlacedVersion => ({
  ...row,
  from: fromDay,
  until: untilDay ?? undefined,
})

/** What is to be published as the next version of an article, or as its first. */
export interface ArticleDraft extends ArticleText, Pick<ArticleVersion, 'articleId' | 'from' | 'until'> {
  /** The place in lists, the smallest first; by default that of the version before. */
  readonly sort?: number | undefined
}

const LAST = 1_000

/**
 * Publishes a version; gives its number. Publications of one article follow each other, as the table's key lets one win.
 * @param now epoch ms by the bank's clock
 */
export async function publishArticle(
  on: Queryable,
  draft: ArticleDraft,
  now: number,
): Promise<Result<number, ArticleProblem>> {
  const problem = articleProblem(draft)
  if (problem !== undefined) return fail(problem)
  if (draft.section === 'PRICE' && !pricesMayBegin(draft, await priceListsOf(on), dayOfInstant(now)))
    return fail('noticeTooShort')
  const { articleId, from, until, sort, ...said } = draft
  const before = await versionsOf(on, articleId)
  const last = before[before.length - 1]
  const version = (last?.version ?? 0) + 1
  await on.insert(articleVersions).values({
    articleId,
    version,
    ...said,
    fromDay: from,
    untilDay: until ?? null,
    sort: sort ?? last?.sort ?? LAST,
    publishedAt: now,
  })
  return ok(version)
}

/** Every version of every price list. */
async function priceListsOf(on: Queryable): Promise<readonly PlacedVersion[]> {
  const rows = await on.select().from(articleVersions).where(eq(articleVersions.section, 'PRICE'))
  return rows.map(versionOf)
}

/** Takes an article back from a day on, by a version of its last text that isn't shown; false for an unknown one. */
export async function withdrawArticle(tx: Tx, articleId: string, from: Day, now: number): Promise<boolean> {
  const before = await versionsOf(tx, articleId)
  const last = before[before.length - 1]
  if (!last || last.withdrawn) return false
  const { section, topic, title, summary, keywords, blocks, sort } = last
  await tx.insert(articleVersions).values({
    ...{ articleId, section, topic, title, summary, keywords, blocks, sort },
    version: last.version + 1,
    fromDay: from,
    withdrawn: true,
    publishedAt: now,
  })
  return true
}

/** Every version of an article, the first one first. */
export async function versionsOf(on: Queryable, articleId: string): Promise<readonly PlacedVersion[]> {
  const rows = await on
    .select()
    .from(articleVersions)
    .where(eq(articleVersions.articleId, articleId))
    .orderBy(asc(articleVersions.version))
  return rows.map(versionOf)
}

/** Every article that is shown on a day, in the order of lists. */
export async function shownOn(on: Queryable, today: Day): Promise<readonly PlacedVersion[]> {
  // The last version that has begun decides for each article; whether it is shown is the domain's rule.
  const rows = await on
    .selectDistinctOn([articleVersions.articleId])
    .from(articleVersions)
    .where(sql`${articleVersions.fromDay} <= ${today}`)
    .orderBy(articleVersions.articleId, sql`${articleVersions.version} DESC`)
  return rows
    .map(versionOf)
    .filter((one) => versionOn([one], today))
    .sort(inListOrder)
}

/** An article's version that is shown on a day, and the one that will replace it. */
export async function articleOn(
  on: Queryable,
  articleId: string,
  today: Day,
): Promise<{ readonly shown: PlacedVersion; readonly announced: PlacedVersion | undefined } | undefined> {
  const versions = await versionsOf(on, articleId)
  const shown = versions.find((one) => one.version === versionOn(versions, today)?.version)
  const next = versionAfter(versions, today)
  const announced = versions.find((one) => one.version === next?.version && !one.withdrawn)
  return shown && { shown, announced }
}

/** Answers an hour from one address: enough for a family, and too few to make an article look good or bad. */
export const VOTES_AN_HOUR = 30
export const HOUR_MS = 3_600_000

/** Counts one more reader; nothing of who it was. */
export async function countVote(
  on: Queryable,
  { articleId, version, helpful }: { readonly articleId: string; readonly version: number; readonly helpful: boolean },
): Promise<void> {
  const one = { helpful: helpful ? 1 : 0, unhelpful: helpful ? 0 : 1 }
  await on
    .insert(articleVotes)
    .values({ articleId, version, ...one })
    .onConflictDoUpdate({
      target: [articleVotes.articleId, articleVotes.version],
      set: {
        helpful: sql`${articleVotes.helpful} + ${one.helpful}`,
        unhelpful: sql`${articleVotes.unhelpful} + ${one.unhelpful}`,
      },
    })
}
