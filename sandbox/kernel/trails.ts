import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { mergeTrails } from '@/domain/account/timeline'
import type { Adjustment, TimelineEntry, TrailPlace } from '@/domain/account/timeline'
import type { Queryable } from './db'
import { PAGE } from './db/keyset'

/** Which part of whose trail is asked for. */
export interface TrailAsk {
  readonly customerId: string
  /** Gives what follows this place; from the newest on without it. */
  readonly after: TrailPlace | undefined
  /** Most entries to give. */
  readonly limit: number
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * What a capability tells of a customer's trail: newest first by time, then by an id that begins with the part's own name. One
 * question to the database each, however long the trail is.
 */
export type TrailPart<Entry extends TrailPlace> = (on: Queryable, ask: TrailAsk) => Promise<readonly Entry[]>

export type TimelinePart = TrailPart<TimelineEntry>
export type AdjustmentPart = TrailPart<Adjustment>

/** The condition and the order of a part's question. @param at epoch ms; @param entryId the entry's id, made in SQL */
export const trailOrder = (at: SQLWrapper, entryId: SQL, { after }: TrailAsk) => {
  const key = sql`(${entryId}) COLLATE "C"`
  return {
    follows: after && sql`(${at}, ${key}) < (${after.at}::bigint, ${after.entryId}::text COLLATE "C")`,
    order: [sql`${at} DESC`, sql`${key} DESC`] as const,
  }
}

/** One page of what all capabilities tell. */
async function pageOfParts<Entry extends TrailPlace>(
  on: Queryable,
  parts: readonly TrailPart<Entry>[],
  ask: Omit<TrailAsk, 'limit'>,
): Promise<{ entries: Entry[]; more: boolean }> {
  const lists = await Promise.all(parts.map((part) => part(on, { ...ask, limit: PAGE + 1 })))
  const { entries, more } = mergeTrails(lists, PAGE)
  return { entries: [...entries], more }
}

export const timelinePage = (
  on: Queryable,
  capabilities: readonly { readonly timeline?: readonly TimelinePart[] }[],
  ask: Omit<TrailAsk, 'limit'>,
) =>
  pageOfParts(
    on,
    capabilities.flatMap(({ timeline = [] }) => timeline),
    ask,
  )

export const adjustmentsPage = (
  on: Queryable,
  capabilities: readonly { readonly adjustments?: readonly AdjustmentPart[] }[],
  ask: Omit<TrailAsk, 'limit'>,
) =>
  pageOfParts(
    on,
    capabilities.flatMap(({ adjustments = [] }) => adjustments),
    ask,
  )
