import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Block } from '@/domain/content/blocks'
import { ARTICLE_SECTIONS } from '@/domain/content/sections'
import { dayColumn, instantColumn } from '@sandbox/kernel/db/schema/columns'

export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: text().notNull(),
    version: integer().notNull(),
    section: text({ enum: ARTICLE_SECTIONS }).notNull(),
    topic: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    keywords: jsonb().$type<readonly string[]>().notNull(),
    blocks: jsonb().$type<readonly Block[]>().notNull(),
    fromDay: dayColumn().notNull(),
    untilDay: dayColumn(),
    withdrawn: boolean().notNull().default(false),
    /** The place in lists, the smallest first. */
    sort: integer().notNull(),
    publishedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
)

export const articleVotes = pgTable(
  'article_votes',
  {
    articleId: text().notNull(),
    version: integer().notNull(),
    helpful: integer().notNull().default(0),
    unhelpful: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
)
