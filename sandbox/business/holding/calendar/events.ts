import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryCalendar } from '@/contract/holding/queryCalendar'
import type { Day } from '@/domain/dates/day'
import { ZERO_FEN } from '@/domain/money/fen'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { products } from '@sandbox/business/product'
import { holdings } from '@sandbox/business/deposit'
import type { Holding } from '@sandbox/business/deposit'
import { wealthIncomeCredits as credit } from '@sandbox/business/wealth'
import type { OrderKind } from '@sandbox/kernel/kinds'

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

/** What deposits paid in a span of days, from the orders that paid it. */
export async function paidEvents(on: Queryable, { customerId, from, through }: Span): Promise<readonly DatedEvent[]> {
  const { orders } = schema
  const rows = await on
    .select({ order: orders, name: products.name })
    .from(orders)
    .innerJoin(products, eq(products.productType, orders.productType))
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.kind, Object.keys(KINDS) as OrderKind[]),
        gte(orders.tradeDay, from),
        lte(orders.tradeDay, through),
      ),
    )
  return rows.flatMap(({ order, name }) =>
    isPaying(order.kind) && order.seqNo !== null && order.productType !== null
      ? [
          {
            day: order.tradeDay,
            event: {
              kind: KINDS[order.kind],
              state: 'paid' as const,
              seqNo: String(order.seqNo),
              prodType: order.productType,
              prodDesc: name,
              principal: order.kind === 'depositPayout' ? ZERO_FEN : order.amount,
              interest: order.interest,
            },
          },
        ]
      : [],
  )
}

/** The customer's open deposits with their products' names. */
export function openDeposits(on: Queryable, customerId: string): Promise<{ holding: Holding; name: string }[]> {
  return on
    .select({ holding: holdings, name: products.name })
    .from(holdings)
    .innerJoin(products, eq(products.productType, holdings.productType))
    .where(and(eq(holdings.customerId, customerId), eq(holdings.status, 'open')))
}

/** Income of wealth shares by the day it is for, all products together, in fen. */
export async function incomeByDay(on: Queryable, { customerId, from, through }: Span): Promise<Map<Day, number>> {
  const rows = await on
    .select({ day: credit.day, amount: credit.amount })
    .from(credit)
    .where(and(eq(credit.customerId, customerId), gte(credit.day, from), lte(credit.day, through)))
  const byDay = new Map<Day, number>()
  for (const { day, amount } of rows) byDay.set(day, (byDay.get(day) ?? 0) + amount)
  return byDay
}
