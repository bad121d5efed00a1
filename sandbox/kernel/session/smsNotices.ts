import { eq, sql } from 'drizzle-orm'
import { BRAND } from '@/domain/brand'
import { DAY_MS } from '@/domain/dates/day'
import { rowsOf, schema } from '../db'
import type { Queryable } from '../db'
import type { Bank } from '../scope'
import { MINUTE_SHARE_MS } from '../services'
import type { SmsAnswer, TextKind } from '../services'

const { customers, smsMessages } = schema

/** Stored where codes have their purpose; nothing that takes a code looks for it. */
type NoticeKind = Exclude<TextKind, 'code'>

/**
 * `waiting` until it is `handed` to the service, once; then what the service said. One whose process ended while it was
 * handed over stays so, and isn't sent again.
 */
export type SmsDelivery = 'waiting' | 'handed' | 'sent' | 'refused' | 'unknown'

/** How long a notice that can't be sent is tried, ms (ours); a later one would only surprise. */
const TRIED_MS = DAY_MS
const SENDER = `【${BRAND.bankName}】`

/**
 * Tells a registered customer something by SMS, for those who have no message box; does nothing without a number. Stored in
 * one transaction with what it reports, and sent within a minute after it.
 * @param at epoch ms
 */
export async function sendSmsNotice(on: Queryable, customerId: string, text: string, at: number): Promise<void> {
  const [customer] = await on
    .select({ mobileNo: customers.mobileNo })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (customer?.mobileNo) await sendSmsNoticeTo(on, customer.mobileNo, text, at)
}

/**
 * As `sendSmsNotice`, to a number that needn't be on record any more, or yet.
 * @param at epoch ms
 */
export async function sendSmsNoticeTo(
  on: Queryable,
  mobileNo: string,
  text: string,
  at: number,
  kind: NoticeKind = 'notice',
): Promise<void> {
  // It holds no code, so it is stored as used and expired and can't be taken for one.
  const ended = { codeHash: '', expiresAt: at, consumedAt: at }
  await on
    .insert(smsMessages)
    .values({ mobileNo, purpose: kind, text: SENDER + text, sentAt: at, delivery: 'waiting', ...ended })
}

/** What is kept of an answer; `unavailable` waits for the next minute. */
const DELIVERIES: Readonly<Record<SmsAnswer, SmsDelivery>> = {
  sent: 'sent',
  tooOften: 'waiting',
  dailyLimit: 'refused',
  blocked: 'refused',
  refused: 'refused',
  unavailable: 'waiting',
  unknown: 'unknown',
}

export const keepDelivery = (on: Queryable, id: number, delivery: SmsDelivery) =>
  on.update(smsMessages).set({ delivery }).where(eq(smsMessages.id, id))

/**
 * Sends the notices that wait, in their order and outside of any transaction: each is marked before it is sent, so that it
 * never is twice. One that can't be sent now waits for the next minute, a day long.
 */
export async function deliverNotices({
  db,
  services,
  realNow,
}: Pick<Bank, 'db' | 'services' | 'realNow'>): Promise<void> {
  const on = db.drizzle
  let last = 0
  for (const until = realNow() + MINUTE_SHARE_MS; realNow() < until;) {
    const due = await takeNext(on, last)
    if (!due) return
    last = due.id
    const { mobileNo, kind, text, sentAt } = due
    const old = sentAt < realNow() - TRIED_MS
    const said = old ? 'refused' : await services.sms.send({ mobileNo, kind, values: [text.slice(SENDER.length)] })
    await keepDelivery(on, due.id, DELIVERIES[said])
    // The others wouldn't be taken either.
    if (said === 'unavailable') return
  }
}

interface Due {
  readonly id: number
  readonly mobileNo: string
  readonly kind: NoticeKind
  readonly text: string
  readonly sentAt: number
}

/** Marks the next notice that waits after one; undefined when none does. */
async function takeNext(on: Queryable, last: number): Promise<Due | undefined> {
  const [taken] = await rowsOf<Due>(
    on,
    sql`UPDATE sms_messages SET delivery = 'handed' WHERE id =
          (SELECT id FROM sms_messages WHERE delivery = 'waiting' AND id > ${last}
           ORDER BY id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
        RETURNING id, mobile_no AS "mobileNo", purpose AS kind, text, sent_at AS "sentAt"`,
  )
  return taken && { ...taken, id: Number(taken.id), sentAt: Number(taken.sentAt) }
}
