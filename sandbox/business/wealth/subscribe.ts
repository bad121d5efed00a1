import { and, eq, inArray, sql } from 'drizzle-orm'
import type { OrderSource } from '@/domain/channels/channels'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, minutesOfDay } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { TRADE_CUT_OFF } from '@/domain/regulation'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { checkPurchase, findProduct, lockQuota, takeQuota } from '../product'
import { calendar } from '@sandbox/kernel/calendar'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import type { Order } from '@sandbox/kernel/orders/orders'
import { wealthHoldings } from './tables'
import type { WealthHolding } from './tables'
import { recordset, rowsOf } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { lockAccounts, post, wallet } from '@sandbox/kernel/ledger'
import { subscriptionsInTransit } from './accounts'

/**
 * The business day T an order counts for, and T+1, when it is confirmed or paid. After 15:00, and on days that are no
 * business days, the next business day counts.
 */
export function tradeDaysOf(now: number): { tradeDay: Day; dueDay: Day } {
  const today = dayOfInstant(now)
  const tradeDay = calendar.businessDayFrom(minutesOfDay(now) < TRADE_CUT_OFF ? today : addDays(today, 1))
  return { tradeDay, dueDay: calendar.nextBusinessDay(tradeDay) }
}

export interface Subscription {
  readonly customerId: string
  readonly productType: string
  readonly amount: Fen
  readonly clientId?: string
  /** Who brought the customer to this order. */
  readonly source?: OrderSource
  /** The version of the agreements the customer agreed to. */
  readonly agreementVersion?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Takes the money of a subscription, which is pending until T+1 confirms it. Fails, before anything is written, with
 * ProductUnknown, ProductClosed, ProductNotOnSale, BelowMinimum, AboveMaximum, NotAStep, InsufficientFunds or
 * QuotaSoldOut. The caller checks suitability (`suitabilityRefusal`), password and agreements.
 */
export async function subscribe(
  tx: Tx,
  purchase: Subscription,
): Promise<Result<{ order: Order; holding: WealthHolding }, BankError>> {
  const { customerId, productType, amount, clientId, source, agreementVersion, now } = purchase
  const [payer, transit] = [wallet(customerId), subscriptionsInTransit(customerId)]
  // Locks the position, then the quota, before the accounts, as redemptions and day ends do.
  await tx.select().from(wealthHoldings).where(isPosition(customerId, productType)).for('no key update')
  const product = await findProduct(tx, productType)
  await lockQuota(tx, product)
  const available = fen((await lockAccounts(tx, [payer, transit])).get(payer.id) ?? 0)
  const checked = checkPurchase(product, { amount, available })
  if (!checked.ok) return checked
  if (checked.value.kind !== 'wealth') return fail(bankError('ProductUnknown'))
  const reserved = await takeQuota(tx, checked.value, amount)
  if (!reserved.ok) return reserved

  const holding = await openPosition(tx, customerId, productType, now)
  const kind = 'wealthSubscription'
  const { seqNo } = holding
  const days = tradeDaysOf(now)
  const order = await recordOrder(tx, {
    customerId,
    clientId,
    kind,
    productType,
    seqNo,
    amount,
    source,
    agreementVersion,
    at: now,
    ...days,
  })
  const entries = [
    { account: payer, amount: -amount },
    { account: transit, amount },
  ]
  const about = { orderNo: order.id, seqNo, memo: checked.value.name }
  const posted = await post(tx, { id: order.id, clientId, kind, entries, at: now, ...about })
  return posted.ok ? ok({ order, holding }) : posted
}

const isPosition = (customerId: string, productType: string) =>
  and(eq(wealthHoldings.customerId, customerId), eq(wealthHoldings.productType, productType))

/** The customer's one position in a wealth product, opened with the first subscription. */
async function openPosition(tx: Tx, customerId: string, productType: string, now: number): Promise<WealthHolding> {
  const [holding] = await tx
    .insert(wealthHoldings)
    .values({
      customerId,
      productType,
      shares: ZERO_FEN,
      yesterdayIncome: ZERO_FEN,
      accumulatedIncome: ZERO_FEN,
      openedAt: now,
    })
    // An update that changes nothing, because DO NOTHING would not return the row.
    .onConflictDoUpdate({
      target: [wealthHoldings.customerId, wealthHoldings.productType],
      set: { openedAt: sql`${wealthHoldings.openedAt}` },
    })
    .returning()
  if (!holding) throw new Error('an inserted position was not returned')
  return holding
}

/** Locks all positions of some customers; whatever moves their shares does this before it locks an account. */
export async function lockPositions(tx: Tx, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length === 0) return
  await tx
    .select({ seqNo: wealthHoldings.seqNo })
    .from(wealthHoldings)
    .where(inArray(wealthHoldings.customerId, [...customerIds]))
    .orderBy(wealthHoldings.seqNo)
    .for('no key update')
}

interface PositionOf {
  readonly customerId: string
  readonly productType: string
}

/** Opens missing positions; gives the numbers of all by `<customer> <product>`. */
export async function openPositions(
  tx: Tx,
  wanted: readonly PositionOf[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const keys = new Set(wanted.map(({ customerId, productType }) => `${customerId} ${productType}`))
  const one = [...keys].map((key) => ({ customer_id: key.split(' ')[0], product_type: key.split(' ')[1] }))
  const rows = await rowsOf<{ key: string; seqNo: number }>(
    tx,
    sql`
    INSERT INTO wealth_holdings (customer_id, product_type, opened_at)
    SELECT customer_id, product_type, ${now}::bigint
    FROM jsonb_to_recordset(${recordset(one)}) AS p(customer_id text, product_type text)
    ON CONFLICT (customer_id, product_type) DO UPDATE SET opened_at = wealth_holdings.opened_at
    RETURNING customer_id || ' ' || product_type AS key, seq_no AS "seqNo"`,
  )
  return new Map(rows.map(({ key, seqNo }) => [key, seqNo]))
}
