import { eq } from 'drizzle-orm'
import { BRAND } from '@/domain/brand'
import { schema } from '../db'
import type { Queryable } from '../db'

const { customers, smsMessages } = schema

/** Stored where codes have their purpose; nothing that takes a code looks for it. */
const NOTICE = 'notice'

/**
 * Tells a registered customer something by SMS, for those who have no message box; does nothing without a number. The
 * stand-in keeps the message for the console, in one transaction with what it reports.
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
export async function sendSmsNoticeTo(on: Queryable, mobileNo: string, text: string, at: number): Promise<void> {
  // It holds no code, so it is stored as used and expired and can't be taken for one.
  const ended = { codeHash: '', expiresAt: at, consumedAt: at }
  await on
    .insert(smsMessages)
    .values({ mobileNo, purpose: NOTICE, text: `【${BRAND.bankName}】${text}`, sentAt: at, ...ended })
}
