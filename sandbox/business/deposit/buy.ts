import { sql } from 'drizzle-orm'
import type { OrderSource } from '@/domain/channels/channels'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { interestStartDay, maturityDay } from '@/domain/interest/valueDate'
import { ZERO_FEN, fen } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { checkPurchase, findProduct, lockQuota, takeQuota } from '../product'
import type { Product } from '../product'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import type { Order, OrderDraft } from '@sandbox/kernel/orders/orders'
import type { Position } from './interest'
import { holdings } from './tables'
import type { Holding } from './tables'
import { rowsOf } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { depositPrincipal } from './accounts'
import { lockAccounts, post, wallet } from '@sandbox/kernel/ledger'

export interface DepositPurchase {
  readonly customerId: string
  readonly productType: string
  readonly amount: Fen
  /** The product as it was found in this transaction, maybe under terms of this customer's own; else the shelf's is read. */
  readonly offered?: Product
  /** The agreed rate the customer saw; without it the rate isn't compared. */
  readonly expectedRate?: BasisPoints
  readonly clientId?: string
  /** Who brought the customer to this order. */
  readonly source?: OrderSource
  /** The version of the agreements the customer agreed to. */
  readonly agreementVersion?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** `count` new numbers of holdings, ascending. */
export async function nextHoldingNumbers(tx: Tx, count: number): Promise<readonly number[]> {
  const rows = await rowsOf<{ seqNo: number }>(
    tx,
    sql`SELECT nextval('holding_numbers') AS "seqNo" FROM generate_series(1, ${count}::int) ORDER BY 1`,
  )
  return rows.map(({ seqNo }) => seqNo)
}

/** Records an order for a holding under a new number. */
async function recordPurchase(tx: Tx, draft: OrderDraft): Promise<{ order: Order; seqNo: number }> {
  const order = await recordOrder(tx, { ...draft, seqNo: sql`nextval('holding_numbers')` })
  if (order.seqNo === null) throw new Error('the sequence gave no number')
  return { order, seqNo: order.seqNo }
}

/**
 * A new deposit of a product as sold now, by which a preview tells what a purchase or a renewal will be paid, and which
 * the holding keeps for the ledger and the day's end.
 */
export function newPosition(product: Product, amount: Fen, startDay: Day): Position {
  const { appointRate, aheadRate, interest, term, termType } = product
  const endDay = maturityDay(startDay, product)
  return { amount, appointRate, aheadRate, interest, term, termType, startDay, endDay, payoutsMade: 0 }
}

/**
 * Buys a deposit with the money of the electronic account. Interest starts by the 23:30 rule (§9). Fails, before anything
 * is written, with ProductUnknown, ProductClosed, ProductNotOnSale, BelowMinimum, AboveMaximum, NotAStep, RateChanged,
 * InsufficientFunds or QuotaSoldOut. The caller checks the account's status, the password and agreements.
 */
export async function buyDeposit(
  tx: Tx,
  purchase: DepositPurchase,
): Promise<Result<{ order: Order; holding: Holding }, BankError>> {
  const { customerId, productType, amount, clientId, source, agreementVersion, now } = purchase
  const payer = wallet(customerId)
  const principal = depositPrincipal(customerId)
  const found = purchase.offered ?? (await findProduct(tx, productType))
  await lockQuota(tx, found)
  // Both are locked before the checks, so that the balance can't change after them, and together, in the order all posters
  // use.
  const locked = await lockAccounts(tx, [payer, principal])
  const available = fen(locked.get(payer.id) ?? 0)
  const checked = checkPurchase(found, { ...purchase, available })
  if (!checked.ok) return checked
  const product = checked.value
  if (product.kind !== 'deposit') return fail(bankError('ProductUnknown'))
  const reserved = await takeQuota(tx, product, amount)
  if (!reserved.ok) return reserved

  const { order, seqNo } = await recordPurchase(tx, {
    customerId,
    clientId,
    kind: 'depositPurchase',
    productType,
    amount,
    source,
    agreementVersion,
    at: now,
  })
  const [holding] = await tx
    .insert(holdings)
    .values({
      seqNo,
      customerId,
      productType,
      orderId: order.id,
      ...newPosition(product, amount, interestStartDay(now)),
      accrued: ZERO_FEN,
      paidInterest: ZERO_FEN,
      openedAt: now,
    })
    .returning()
  if (!holding) throw new Error('an inserted holding was not returned')
  const entries = [
    { account: payer, amount: -amount },
    { account: principal, amount },
  ]
  const about = { orderNo: order.id, seqNo, memo: product.name }
  const posted = await post(tx, { id: order.id, clientId, kind: order.kind, entries, at: now, ...about }, locked)
  return posted.ok ? ok({ order, holding }) : posted
}
