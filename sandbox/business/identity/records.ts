import { randomInt } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { identifyRecord } from '@/contract/identity/queryIdentifyList'
import { dayOfInstant } from '@/domain/dates/instant'
import { BRAND } from '@/domain/brand'
import { identityRecords } from './tables'
import { sendMessages } from '../message'
import type { MessageDraft } from '../message'
import type { Queryable } from '@sandbox/kernel/db'

export type IdentityRecord = typeof identityRecords.$inferSelect
export type IdentityWire = InferOutput<typeof identifyRecord>

/** A record's state as its customer reads it. */
export const stateOf = ({
  state,
  withdrawn,
  lapsed,
}: Pick<IdentityRecord, 'state' | 'withdrawn' | 'lapsed'>): IdentityWire['state'] =>
  lapsed ? 'ENDED' : withdrawn ? 'WITHDRAWN' : state

export interface RecordDraft {
  readonly customerId: string
  readonly kind: IdentityRecord['kind']
  /** Chinese, for the customer's list. */
  readonly title: string
  /** REVIEW waits for a staff member's decision; `pending` says what is to be done then. */
  readonly state?: 'DONE' | 'REVIEW'
  readonly pending?: unknown
  readonly at: number
}

const NUMBER_SPACE = 1_000_000_000

/** Kinds that get a message here; an opened account and a new password have messages of their own. */
const NOTIFIED_HERE: ReadonlySet<IdentityRecord['kind']> = new Set(['ID_CARD', 'INFORMATION', 'TAX', 'ACTIVATION'])

const changedMessage = ({ customerId, recordNo, title, at }: IdentityRecord): MessageDraft => ({
  customerId,
  kind: 'identity',
  title: `办理完成：${title}`,
  body: `您已完成“${title}”。如非本人操作，请立即致电${BRAND.hotline}。`,
  source: `identity ${recordNo}`,
  about: { subject: 'identityRecord', id: recordNo },
  at,
})

/** Records an identity check or change, for the customer and for a regulator's questions. */
export async function recordIdentity(on: Queryable, draft: RecordDraft): Promise<IdentityRecord> {
  const { state = 'DONE', at } = draft
  const recordNo = `I${dayOfInstant(at)}${String(randomInt(NUMBER_SPACE)).padStart(9, '0')}`
  const [kept] = await on
    .insert(identityRecords)
    .values({ ...draft, state, recordNo, decidedAt: state === 'DONE' ? at : null })
    .returning()
  if (!kept) throw new Error('an inserted identity record was not returned')
  if (state === 'DONE' && NOTIFIED_HERE.has(draft.kind)) await sendMessages(on, [changedMessage(kept)])
  return kept
}

/** The customer's latest record that a person decides or decided by this title; undefined for none. */
export async function latestReview(
  on: Queryable,
  customerId: string,
  title: string,
): Promise<IdentityRecord | undefined> {
  const own = and(eq(identityRecords.customerId, customerId), eq(identityRecords.title, title))
  const [latest] = await on.select().from(identityRecords).where(own).orderBy(desc(identityRecords.id)).limit(1)
  return latest
}

/** How a review ends without a decision: its customer takes it back, or it is ended by the bank or needed no more. */
export interface ReviewEnd {
  readonly state: 'WITHDRAWN' | 'ENDED'
  /** Why, as the customer reads it. */
  readonly note: string
}

/**
 * Ends a record that waits for a decision nobody needs any more; gives what it waited with, undefined when it waits no more.
 * The caller holds the customer's row.
 */
export async function endReview(
  on: Queryable,
  recordNo: string,
  now: number,
  { state, note }: ReviewEnd,
): Promise<unknown> {
  const waiting = and(eq(identityRecords.recordNo, recordNo), eq(identityRecords.state, 'REVIEW'))
  const [record] = await on.select().from(identityRecords).where(waiting)
  if (!record) return undefined
  await on
    .update(identityRecords)
    .set({ state: 'REJECTED', withdrawn: true, lapsed: state === 'ENDED', decidedAt: now, pending: null, note })
    .where(waiting)
  return record.pending
}

/** A customer's records, newest first. */
export const recordsOf = (on: Queryable, customerId: string): Promise<IdentityRecord[]> =>
  on
    .select()
    .from(identityRecords)
    .where(eq(identityRecords.customerId, customerId))
    .orderBy(desc(identityRecords.id))
    .limit(200)

/** A record as the customer gets it, without what is pending. */
export const wireRecord = ({
  recordNo,
  kind,
  title,
  at,
  decidedAt,
  note,
  ...record
}: IdentityRecord): IdentityWire => ({
  recordNo,
  kind,
  title,
  state: stateOf(record),
  at,
  ...(decidedAt === null ? {} : { decidedAt }),
  ...(note === null ? {} : { note }),
})
