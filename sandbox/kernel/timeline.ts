import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { mergeTimelines } from '@/domain/account/timeline'
import type { Adjustment, TimelineEntry, TimelinePlace } from '@/domain/account/timeline'
import type { Queryable } from './db'
import { PAGE } from './db/keyset'

/** Which part of whose timeline is asked for. */
export interface TimelineAsk {
  readonly customerId: string
  /** Gives what follows this place; from the newest on without it. */
  readonly after: TimelinePlace | undefined
  /** Most entries to give. */
  readonly limit: number
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * What a capability tells of a customer's timeline: newest first by time, then by an id that begins with the part's own name. One
 * question to the database each, however long the timeline is.
 */
export type PagePart<Entry extends TimelinePlace> = (on: Queryable, ask: TimelineAsk) => Promise<readonly Entry[]>

export type TimelinePart = PagePart<TimelineEntry>
export type AdjustmentPart = PagePart<Adjustment>

/** The condition and the order of a part's question. @param at epoch ms; @param entryId the entry's id, made in SQL */
export const timelineOrder = (at: SQLWrapper, entryId: SQL, { after }: TimelineAsk) => {
  const key = sql`(${entryId}) COLLATE "C"`
  return {
    follows: after && sql`(${at}, ${key}) < (${after.at}::bigint, ${after.entryId}::text COLLATE "C")`,
    order: [sql`${at} DESC`, sql`${key} DESC`] as const,
  }
}

/** One page of what all capabilities tell. */
async function pageOfParts<Entry extends TimelinePlace>(
  on: Queryable,
  parts: readonly PagePart<Entry>[],
  ask: Omit<TimelineAsk, 'limit'>,
): Promise<{ entries: Entry[]; more: boolean }> {
  const lists = await Promise.all(parts.map((part) => part(on, { ...ask, limit: PAGE + 1 })))
  const { entries, more } = mergeTimelines(lists, PAGE)
  return { entries: [...entries], more }
}

export const timelinePage = (
  on: Queryable,
  capabilities: readonly { readonly timeline?: readonly TimelinePart[] }[],
  ask: Omit<TimelineAsk, 'limit'>,
) =>
  pageOfParts(
    on,
    capabilities.flatMap(({ timeline = [] }) => timeline),
    ask,
  )

export const adjustmentsPage = (
  on: Queryable,
  capabilities: readonly { readonly adjustments?: readonly AdjustmentPart[] }[],
  ask: Omit<TimelineAsk, 'limit'>,
) =>
  pageOfParts(
    on,
    capabilities.flatMap(({ adjustments = [] }) => adjustments),
    ask,
  )
