import { asc, desc, eq, and } from 'drizzle-orm'
import * as v from 'valibot'
import { articleId, articleSection, blocks } from '@/contract/content/contentFields'
import { day, isDay } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { publishArticle, withdrawArticle } from './articles'
import { articleVersions, articleVotes } from './tables'

const aDay = v.pipe(v.string(), v.check(isDay), v.transform(day))

/** The editors' desk: what stands, how it helped, publishing and taking back. */
export const contentConsole = {
  views: {
    articles: ({ db }) => {
      const { articleId: id, version, section, topic, title, fromDay, untilDay, withdrawn } = articleVersions
      const { helpful, unhelpful } = articleVotes
      return db.drizzle
        .select({ id, version, section, topic, title, fromDay, untilDay, withdrawn, helpful, unhelpful })
        .from(articleVersions)
        .leftJoin(articleVotes, and(eq(articleVotes.articleId, id), eq(articleVotes.version, version)))
        .orderBy(asc(id), desc(version))
    },
  },
  actions: {
    publishArticle: consoleAction(
      v.strictObject({
        articleId,
        section: articleSection,
        topic: v.string(),
        title: v.string(),
        summary: v.string(),
        keywords: v.array(v.string()),
        blocks,
        /** Today unless given. */
        from: v.optional(aDay),
        until: v.optional(aDay),
        sort: v.optional(v.pipe(v.number(), v.safeInteger())),
      }),
      async ({ db, businessNow }, { from, until, ...said }) => {
        const now = await businessNow()
        const draft = { ...said, from: from ?? dayOfInstant(now), until }
        const published = await publishArticle(db.drizzle, draft, now)
        return published.ok ? { version: published.value } : { problem: published.error }
      },
    ),
    withdrawArticle: consoleAction(v.strictObject({ articleId }), async ({ db, businessNow }, { articleId: id }) => {
      const now = await businessNow()
      return { withdrawn: await db.transaction((tx) => withdrawArticle(tx, id, dayOfInstant(now), now)) }
    }),
  },
} satisfies ConsolePart
