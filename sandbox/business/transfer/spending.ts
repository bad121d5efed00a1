import { and, eq, sql } from 'drizzle-orm'
import { BRAND } from '@/domain/brand'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { spendingRefusalBy } from '@/domain/transfer/limits'
import { sendMessages } from '@sandbox/business/message'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { readOutLimits } from './limits'
import { readPaySecurity } from './paySecurity'
import { spendingUses } from './tables'

/** A payment to somebody else out of any of a customer's accounts. */
export interface CountedSpending {
  readonly customerId: string
  /** Fen, above 0. */
  readonly amount: Fen
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Why a customer's own limits and locks don't allow a payment to somebody else: AmountInvalid, PaymentsStopped, NightLocked,
 * TransferLimitSingle, CoolingDown, TransferLimitDay. Locks the customer's row, which comes before any account's, so that
 * what `countSpending` counts then is what was looked at here.
 */
export async function ownSpendingRefusal(tx: Tx, spending: CountedSpending): Promise<BankError | undefined> {
  await lockCustomer(tx, spending.customerId)
  return spendingRefusal(tx, spending)
}

/** The same without a lock, for who only wants to know. */
export async function spendingRefusal(
  on: Queryable,
  { customerId, amount, now }: CountedSpending,
): Promise<BankError | undefined> {
  const refusal = spendingRefusalBy(await readOutLimits(on, customerId, now), amount, now)
  return refusal && bankError(refusal.name, refusal.message)
}

/** Whether a customer has stopped all their payments. */
export const hasStopped = async (tx: Tx, customerId: string, now: number): Promise<boolean> =>
  (await readPaySecurity(tx, customerId, now)).stoppedAt !== undefined

/** Counts a payment to somebody else against its day. */
export async function countSpending(tx: Tx, { customerId, amount, now }: CountedSpending): Promise<void> {
  await tx
    .insert(spendingUses)
    .values({ customerId, day: dayOfInstant(now), amount })
    .onConflictDoUpdate({
      target: [spendingUses.customerId, spendingUses.day],
      set: { amount: sql`${spendingUses.amount} + ${amount}` },
    })
}

/** Gives what came back to the day whose limit the payment used. */
export async function giveSpendingBack(
  tx: Tx,
  { customerId, day, amount }: { readonly customerId: string; readonly day: Day; readonly amount: Fen },
): Promise<void> {
  // What was paid before payments were counted has nothing to give back.
  await tx
    .update(spendingUses)
    .set({ amount: sql`greatest(0, ${spendingUses.amount} - ${amount})` })
    .where(and(eq(spendingUses.customerId, customerId), eq(spendingUses.day, day)))
}

/** Tells a customer of a payment as large as they asked to be told of, with its order. */
export async function notifyIfLarge(
  tx: Tx,
  { customerId, amount, now, orderNo, what }: CountedSpending & { readonly orderNo: string; readonly what: string },
): Promise<void> {
  const { noticeOver } = await readPaySecurity(tx, customerId, now)
  if (noticeOver === undefined || amount < noticeOver) return
  const body = `您的账户${what}${formatAmount(amount)}元。如非本人操作，请立即在“支付安全”中停止支付，并致电${BRAND.hotline}。`
  await sendMessages(tx, [
    {
      customerId,
      kind: 'largePayment',
      title: '大额支出提醒',
      body,
      source: `largePayment ${orderNo}`,
      about: { subject: 'paySecurity' },
      at: now,
    },
  ])
}
