import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { BRAND } from '@/domain/brand'
import { formatAmount } from '@/domain/money/format'
import { sendMessages } from '@sandbox/business/message'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { CLOSED_LIABILITY, post, wallet } from '@sandbox/kernel/ledger'
import { sendSmsNoticeTo } from '@sandbox/kernel/session/smsNotices'
import type { Moment } from './closures'
import { formerCustomers } from './tables'

const { accounts, closedCredits, customers, ledgerTransactions } = schema
const open = isNull(closedCredits.paidAt)

/** What the bank owes to who had closed accounts, the oldest first, with what it came by; no name, which the record has. */
export const openCredits = (on: Queryable) =>
  on
    .select({
      id: closedCredits.id,
      customerId: closedCredits.customerId,
      amount: closedCredits.amount,
      at: closedCredits.at,
      kind: ledgerTransactions.kind,
      memo: ledgerTransactions.memo,
      closureNo: formerCustomers.closureNo,
    })
    .from(closedCredits)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, closedCredits.transactionId))
    .leftJoin(formerCustomers, eq(formerCustomers.customerId, closedCredits.customerId))
    .where(open)
    .orderBy(asc(closedCredits.id))

type Former = typeof formerCustomers.$inferSelect

/** The customer who has an account again, by the number of the ID card; undefined for none. */
async function reopenedBy(on: Queryable, { customerId, idCardNo }: Former): Promise<string | undefined> {
  if (idCardNo === null) return undefined
  const [again] = await on
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(accounts, eq(accounts.customerId, customers.id))
    .where(and(eq(customers.idCardNo, idCardNo), ne(customers.id, customerId), isNull(accounts.closedAt)))
  return again?.id
}

/**
 * A person has made sure who had the closed account: what came for it goes to the account they have opened again, else to a card
 * in their name. Gives what was paid, in fen; 0 when nothing waits under this number, or nobody knows any more whose it is.
 */
export async function payCredit(tx: Tx, id: number, { now, realNow }: Moment): Promise<number> {
  const [waiting] = await tx
    .select()
    .from(closedCredits)
    .where(and(eq(closedCredits.id, id), open))
    .for('no key update')
  if (!waiting) return 0
  const { customerId, amount } = waiting
  const [former] = await tx.select().from(formerCustomers).where(eq(formerCustomers.customerId, customerId))
  if (!former) return 0
  const reopened = await reopenedBy(tx, former)
  const entries = [
    { account: CLOSED_LIABILITY, amount: -amount },
    { account: reopened === undefined ? CARD_CLEARING : wallet(reopened), amount },
  ]
  const posted = await post(tx, { id: `closedCreditPaid-${id}`, kind: 'closedCreditPaid', entries, at: now })
  if (!posted.ok) throw new Error(`paying credit ${id}: ${posted.error.name}`)
  await tx.update(closedCredits).set({ paidAt: now }).where(eq(closedCredits.id, id))
  const what = `您原电子账户注销后收到的${formatAmount(amount)}元`
  if (reopened !== undefined) await notifyReopened(tx, reopened, `${what}已转入您的电子账户。`, { id, now })
  else await notifyFormer(tx, former, `${what}已付至您名下的银行卡。如有疑问请致电${BRAND.hotline}。`, realNow)
  return amount
}

const notifyReopened = (
  tx: Tx,
  customerId: string,
  body: string,
  { id, now }: { readonly id: number; readonly now: number },
): Promise<void> =>
  sendMessages(tx, [
    {
      customerId,
      kind: 'closure',
      title: '原账户款项已到账',
      body,
      source: `closedCredit ${id}`,
      about: { subject: 'wallet' },
      at: now,
    },
  ])

/** By SMS, unless the number is somebody else's by now. */
async function notifyFormer(tx: Tx, { mobileNo }: Former, body: string, realNow: number): Promise<void> {
  if (mobileNo === null) return
  const [other] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.mobileNo, mobileNo))
  if (!other) await sendSmsNoticeTo(tx, mobileNo, body, realNow)
}
