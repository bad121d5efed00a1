import { and, eq, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { FAST_REDEMPTION_A_DAY } from '@/domain/regulation'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import type { Order } from '@sandbox/kernel/orders/orders'
import { tradeDaysOf } from './subscribe'
import { wealthHoldings } from './tables'
import type { WealthHolding } from './tables'
import { MANAGER_SETTLEMENT, SHARES_IN_CUSTODY, sharesRedeeming, wealthShares } from './accounts'
import { post, wallet } from '@sandbox/kernel/ledger'

export interface WealthRedemption {
  readonly customerId: string
  readonly seqNo: number
  /** Shares of 1 yuan, in fen. */
  readonly amount: Fen
  readonly clientId?: string
  /** The day on which an ordinary redemption is paid, as the customer was told; without it nothing is compared. */
  readonly expectedDay?: string | undefined
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

type Redeemed = Result<Order, BankError>

/**
 * Redeems shares for payment on T+1; they earn until T. Fails, before anything is written, with HoldingUnknown,
 * RedeemAmountTooLarge, or TransferDayChanged where it is paid on another day than expected.
 */
export async function redeemOrdinary(tx: Tx, redemption: WealthRedemption): Promise<Redeemed> {
  const locked = await lockShares(tx, redemption)
  if (!locked.ok) return locked
  const { customerId, amount, expectedDay, now } = redemption
  const days = tradeDaysOf(now)
  if (expectedDay !== undefined && expectedDay !== days.dueDay) {
    const message = `预计到账日已变为${formatDay(days.dueDay)}，资金未变动，请核对后重新确认`
    return fail(bankError('TransferDayChanged', message))
  }
  return book(tx, redemption, locked.value, {
    kind: 'wealthRedemption',
    days,
    entries: [
      { account: wealthShares(customerId), amount: -amount },
      { account: sharesRedeeming(customerId), amount },
    ],
  })
}

/**
 * Redeems shares for payment at once, which the bank advances; they no longer earn today. Fails, before anything is
 * written, with HoldingUnknown, RedeemAmountTooLarge or FastRedeemCapExceeded.
 */
export async function redeemFast(tx: Tx, redemption: WealthRedemption): Promise<Redeemed> {
  const locked = await lockShares(tx, redemption)
  if (!locked.ok) return locked
  const { customerId, amount, now } = redemption
  // The position is locked and a customer has one a product, so two redemptions come here one after the other.
  if (amount > (await fastRedemptionLeft(tx, customerId, locked.value.productType, now)))
    return fail(bankError('FastRedeemCapExceeded'))
  return book(tx, redemption, locked.value, {
    kind: 'wealthFastRedemption',
    entries: [
      { account: wealthShares(customerId), amount: -amount },
      { account: SHARES_IN_CUSTODY, amount },
      { account: MANAGER_SETTLEMENT, amount: -amount },
      { account: wallet(customerId), amount },
    ],
  })
}

/** How much of a product the customer may still redeem fast today, in fen. */
export async function fastRedemptionLeft(
  on: Queryable,
  customerId: string,
  productType: string,
  now: number,
): Promise<Fen> {
  const { orders } = schema
  const [row] = await on
    .select({ used: sql<number>`coalesce(sum(${orders.amount}), 0)::bigint`.mapWith(Number) })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.kind, 'wealthFastRedemption'),
        eq(orders.productType, productType),
        eq(orders.tradeDay, dayOfInstant(now)),
      ),
    )
  return fen(FAST_REDEMPTION_A_DAY - (row?.used ?? 0))
}

async function lockShares(
  tx: Tx,
  { customerId, seqNo, amount }: WealthRedemption,
): Promise<Result<WealthHolding, BankError>> {
  const [holding] = await tx
    .select()
    .from(wealthHoldings)
    .where(and(eq(wealthHoldings.seqNo, seqNo), eq(wealthHoldings.customerId, customerId)))
    .for('no key update')
  if (!holding) return fail(bankError('HoldingUnknown'))
  if (amount <= 0) return fail(bankError('InvalidRequest'))
  return amount > holding.shares ? fail(bankError('RedeemAmountTooLarge')) : ok(holding)
}

interface Booking {
  readonly kind: 'wealthRedemption' | 'wealthFastRedemption'
  readonly days?: { tradeDay: Day; dueDay: Day }
  readonly entries: Parameters<typeof post>[1]['entries']
}

async function book(
  tx: Tx,
  { customerId, seqNo, amount, clientId, now }: WealthRedemption,
  { productType }: WealthHolding,
  { kind, days, entries }: Booking,
): Promise<Redeemed> {
  const order = await recordOrder(tx, { customerId, clientId, kind, productType, seqNo, amount, at: now, ...days })
  await tx
    .update(wealthHoldings)
    .set({ shares: sql`${wealthHoldings.shares} - ${amount}` })
    .where(eq(wealthHoldings.seqNo, seqNo))
  const posted = await post(tx, { id: order.id, clientId, kind, entries, at: now, orderNo: order.id, seqNo })
  return posted.ok ? ok(order) : posted
}
