import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryCalendar } from '@/contract/holding/queryCalendar'
import type { Day } from '@/domain/dates/day'
import { ZERO_FEN } from '@/domain/money/fen'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { listProducts, products } from '@sandbox/business/product'
import { holdings } from '@sandbox/business/deposit'
import type { Holding } from '@sandbox/business/deposit'
import { pendingShareOrders, wealthIncomeCredits as credit } from '@sandbox/business/wealth'
import type { OrderKind } from '@sandbox/kernel/kinds'
import type { Order } from '@sandbox/kernel/orders/orders'

export type CalendarEvent = ResponseOf<typeof queryCalendar>['days'][number]['events'][number]

export interface DatedEvent {
  readonly day: Day
  readonly event: CalendarEvent
}

export interface Span {
  readonly customerId: string
  readonly from: Day
  readonly through: Day
}

const KINDS = {
  depositMaturity: 'MATURITY',
  depositPayout: 'PAYOUT',
  depositWithdrawal: 'WITHDRAWAL',
} as const satisfies Partial<Record<OrderKind, CalendarEvent['kind']>>

const isPaying = (kind: OrderKind): kind is keyof typeof KINDS => kind in KINDS

/** A deposit's order that paid it back, or its interest. */
export interface Payment {
  readonly order: Order
  readonly kind: (typeof KINDS)[keyof typeof KINDS]
  readonly holding: Holding
  readonly name: string
}

/** What deposits paid in a span of days, from the orders that paid it. */
export async function paymentsIn(on: Queryable, { customerId, from, through }: Span): Promise<readonly Payment[]> {
  const { orders } = schema
  const rows = await on
    .select({ order: orders, holding: holdings, name: products.name })
    .from(orders)
    .innerJoin(holdings, eq(holdings.seqNo, orders.seqNo))
    .innerJoin(products, eq(products.productType, holdings.productType))
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.kind, Object.keys(KINDS) as OrderKind[]),
        gte(orders.tradeDay, from),
        lte(orders.tradeDay, through),
      ),
    )
    .orderBy(asc(orders.id))
  return rows.flatMap(({ order, ...of }) => (isPaying(order.kind) ? [{ ...of, order, kind: KINDS[order.kind] }] : []))
}

/** A payment as the calendar shows it. */
export const paidEvent = ({ order, kind, holding, name }: Payment): DatedEvent => ({
  day: order.tradeDay,
  event: {
    kind,
    state: 'paid',
    seqNo: String(holding.seqNo),
    prodType: holding.productType,
    prodDesc: name,
    principal: kind === 'PAYOUT' ? ZERO_FEN : order.amount,
    interest: order.interest,
  },
})

/** The customer's open deposits with their products' names. */
export function openDeposits(on: Queryable, customerId: string): Promise<{ holding: Holding; name: string }[]> {
  return on
    .select({ holding: holdings, name: products.name })
    .from(holdings)
    .innerJoin(products, eq(products.productType, holdings.productType))
    .where(and(eq(holdings.customerId, customerId), eq(holdings.status, 'open')))
}

/** Redemptions of shares that are to be paid, on the day they are. */
export async function redemptionsDue(on: Queryable, customerId: string): Promise<readonly DatedEvent[]> {
  const orders = (await pendingShareOrders(on, customerId)).filter(({ kind }) => kind === 'wealthRedemption')
  if (orders.length === 0) return []
  const names = new Map((await listProducts(on)).map(({ productType, name }) => [productType, name]))
  return orders.flatMap(({ dueDay: day, seqNo, productType, amount: principal }): DatedEvent[] => {
    if (seqNo === null || productType === null) return []
    const of = { seqNo: String(seqNo), prodType: productType, prodDesc: names.get(productType) ?? productType }
    return [{ day, event: { kind: 'REDEMPTION', state: 'due', ...of, principal, interest: ZERO_FEN } }]
  })
}

/** Income of wealth shares, a row a product and the day it is for, the latest first; all in fen. */
export const sharesIncome = (on: Queryable, { customerId, from, through }: Span) =>
  on
    .select({ productType: credit.productType, day: credit.day, amount: credit.amount })
    .from(credit)
    .where(and(eq(credit.customerId, customerId), gte(credit.day, from), lte(credit.day, through)))
    .orderBy(desc(credit.day))

/** The same by the day alone, all products together. */
export async function incomeByDay(on: Queryable, span: Span): Promise<Map<Day, number>> {
  const byDay = new Map<Day, number>()
  for (const { day, amount } of await sharesIncome(on, span)) byDay.set(day, (byDay.get(day) ?? 0) + amount)
  return byDay
}
