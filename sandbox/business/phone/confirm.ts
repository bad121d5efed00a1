import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { BRAND } from '@/domain/brand'
import { PHONE_CONFIRM_MS } from '@/domain/phone/change'
import type { Customer, JobBank } from '@sandbox/kernel/scope'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { sendSmsNoticeTo } from '@sandbox/kernel/session/smsNotices'
import { phoneConfirmations } from './tables'

/** Notes that a customer said, or showed by a change, that the number is theirs; `now` by the bank's clock. */
export const noteConfirmed = (on: Queryable, customerId: string, now: number) =>
  on
    .insert(phoneConfirmations)
    .values({ customerId, confirmedAt: now })
    .onConflictDoUpdate({ target: phoneConfirmations.customerId, set: { confirmedAt: now } })

/** When the number was last known to be the customer's: registered, changed or confirmed; by the bank's clock. */
export async function confirmedAt(on: Queryable, { id, registeredAt }: Customer): Promise<number> {
  const [said] = await on.select().from(phoneConfirmations).where(eq(phoneConfirmations.customerId, id))
  return Math.max(registeredAt, said?.confirmedAt ?? 0)
}

const A_MINUTE = 100

/** Asks by SMS, once a year, whether the number is still used; the next ones a minute later. */
export async function askToConfirm({ db, businessNow, realNow }: JobBank): Promise<void> {
  const now = await businessNow()
  const { customers, accounts } = schema
  const yearAgo = now - PHONE_CONFIRM_MS
  const known = sql`greatest(${customers.registeredAt}, coalesce(${phoneConfirmations.confirmedAt}, 0), coalesce(${phoneConfirmations.askedAt}, 0))`
  const due = await db.drizzle
    .select({ customerId: customers.id, mobileNo: customers.mobileNo })
    .from(customers)
    .innerJoin(accounts, and(eq(accounts.customerId, customers.id), isNull(accounts.closedAt)))
    .leftJoin(phoneConfirmations, eq(phoneConfirmations.customerId, customers.id))
    .where(and(isNotNull(customers.mobileNo), lte(known, yearAgo)))
    .orderBy(asc(customers.id))
    .limit(A_MINUTE)
  const text = `请确认该手机号是否仍由您本人使用：打开${BRAND.bankName}小程序，在“更换手机号”中确认或更换。`
  for (const { customerId, mobileNo } of due) {
    await db.transaction(async (tx) => {
      // Of two processes at once the first asks.
      const asked = await tx
        .insert(phoneConfirmations)
        .values({ customerId, askedAt: now })
        .onConflictDoUpdate({
          target: phoneConfirmations.customerId,
          set: { askedAt: now },
          setWhere: or(isNull(phoneConfirmations.askedAt), lte(phoneConfirmations.askedAt, yearAgo)),
        })
        .returning({ customerId: phoneConfirmations.customerId })
      if (asked.length === 1 && mobileNo !== null) await sendSmsNoticeTo(tx, mobileNo, text, realNow())
    })
  }
}
