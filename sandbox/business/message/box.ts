import { and, count, desc, eq, inArray, isNull, lt, lte, max, notInArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { messageFacts, unreadCounts } from '@/contract/message/messageFields'
import { MESSAGE_GROUPS } from '@/domain/message/groups'
import type { MessageGroup } from '@/domain/message/groups'
import { badgeCount } from '@/domain/message/unread'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { groupOf, kindsIn, knownKinds } from './knownKinds'
import type { KnownKinds } from './knownKinds'
import { messages } from './tables'

export type MessageWire = InferOutput<typeof messageFacts>
export type Unread = InferOutput<typeof unreadCounts>

type Message = typeof messages.$inferSelect

const wire = (kinds: KnownKinds, { id, kind, title, body, sentAt, readAt, about }: Message): MessageWire => ({
  id: String(id),
  group: groupOf(kinds, kind),
  title,
  body,
  at: sentAt,
  unread: readAt === null,
  ...(about === null ? {} : { about }),
})

function inGroup(known: KnownKinds, group: MessageGroup | undefined) {
  if (group === undefined) return undefined
  const { named, except } = kindsIn(known, group)
  return (except ? notInArray : inArray)(messages.kind, [...named])
}

export interface PageRequest {
  readonly group?: MessageGroup | undefined
  /** Gives messages after this id; another customer's id or an unknown one gives an empty page. */
  readonly after?: string | undefined
}

/** A page of a customer's messages, newest first. */
export async function pageOfBox(
  on: Queryable,
  kinds: KnownKinds,
  customerId: string,
  { group, after }: PageRequest,
): Promise<{ readonly messages: readonly MessageWire[]; readonly more: boolean }> {
  // By time and then by number: messages of a day's end that ran late have midnight as their time.
  const before = after === undefined ? undefined : comesAfter([messages.sentAt, messages.id], own(customerId, after))
  const found = await on
    .select()
    .from(messages)
    .where(and(eq(messages.customerId, customerId), inGroup(kinds, group), before))
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  return { messages: rows.map((one) => wire(kinds, one)), more }
}

const own = (customerId: string, id: string) => and(eq(messages.customerId, customerId), eq(messages.id, Number(id)))

/** A message of the customer's; undefined for another's or none. */
export async function findMessage(
  on: Queryable,
  kinds: KnownKinds,
  customerId: string,
  id: string,
): Promise<MessageWire | undefined> {
  const [found] = await on.select().from(messages).where(own(customerId, id))
  return found && wire(kinds, found)
}

/** How many messages a customer hasn't read in each part of the box, and the highest number among them. */
export async function unreadByGroup(
  on: Queryable,
  kinds: KnownKinds,
  customerId: string,
): Promise<{ readonly unread: Unread; readonly upTo: string | undefined }> {
  const found = await on
    .select({ kind: messages.kind, unread: count(), last: max(messages.id) })
    .from(messages)
    .where(and(eq(messages.customerId, customerId), isNull(messages.readAt)))
    .groupBy(messages.kind)
  const unread = Object.fromEntries(MESSAGE_GROUPS.map((group) => [group, 0])) as Record<MessageGroup, number>
  for (const row of found) unread[groupOf(kinds, row.kind)] += row.unread
  const last = found.reduce((most, row) => Math.max(most, row.last ?? 0), 0)
  return { unread, upTo: last === 0 ? undefined : String(last) }
}

/** How many of them the badges say. */
export async function unreadAtBadge(
  on: Queryable,
  capabilities: readonly Capability[],
  customerId: string,
): Promise<number> {
  return badgeCount((await unreadByGroup(on, knownKinds(capabilities), customerId)).unread)
}

export interface Reading {
  readonly customerId: string
  /** The id of one message; the result is false when the customer has no such message. */
  readonly id?: string | undefined
  /** Without an id: a part of the box, or without both all of it. */
  readonly group?: MessageGroup | undefined
  /** Without an id: what has a higher number stays unread. */
  readonly upTo?: string | undefined
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Marks messages as read. */
export async function markRead(on: Queryable, kinds: KnownKinds, reading: Reading): Promise<boolean> {
  const { customerId, id, group, upTo, now } = reading
  if (id !== undefined && !(await findMessage(on, kinds, customerId, id))) return false
  const come = upTo === undefined ? undefined : lte(messages.id, Number(upTo))
  const many = and(eq(messages.customerId, customerId), inGroup(kinds, group), come)
  const which = id === undefined ? many : own(customerId, id)
  await on
    .update(messages)
    .set({ readAt: now })
    .where(and(which, isNull(messages.readAt)))
  return true
}

/** How long a message stays in the box, ms; the records it leads to stay longer (ours). */
export const KEPT_MS = 365 * 86_400_000
/** Rows deleted in a minute at most. */
const SWEPT = 2_000

/** Deletes messages that are too old, read or not. @param now by the bank's clock, epoch ms */
export async function forgetOldMessages(on: Queryable, now: number): Promise<void> {
  const old = on
    .select({ id: messages.id })
    .from(messages)
    .where(lt(messages.sentAt, now - KEPT_MS))
    .orderBy(messages.sentAt)
    .limit(SWEPT)
  await on.delete(messages).where(inArray(messages.id, old))
}
