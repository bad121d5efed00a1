import { eq } from 'drizzle-orm'
import { BRAND } from '@/domain/brand'
import { schema } from '../db'
import type { Queryable } from '../db'

const { customers, smsMessages } = schema

/** Stands where codes have their purpose; nothing that takes a code looks for it. */
const NOTICE = 'notice'

/**
 * Tells a registered customer something by SMS, for who has no box to find it in; nothing without a number. The stand-in
 * keeps the message for the console to show, with what it is sent for in one transaction.
 * @param at epoch ms
 */
export async function sendSmsNotice(on: Queryable, customerId: string, text: string, at: number): Promise<void> {
  const [customer] = await on
    .select({ mobileNo: customers.mobileNo })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!customer?.mobileNo) return
  const { mobileNo } = customer
  // It holds no code, so that it is over before it could be taken for one.
  const ended = { codeHash: '', expiresAt: at, consumedAt: at }
  await on
    .insert(smsMessages)
    .values({ mobileNo, purpose: NOTICE, text: `【${BRAND.bankName}】${text}`, sentAt: at, ...ended })
}
