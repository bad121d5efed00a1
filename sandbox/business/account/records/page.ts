import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import { lastFour } from '@/domain/masks/mask'
import { fromElsewhere, NO_PARTS, ownMoves } from '@/domain/account/records'
import type { Month } from '@/domain/dates/month'
import { addFen } from '@/domain/money/fen'
import { transferStateName } from '@/domain/transfer/machine'
import { boundCards } from '@sandbox/business/card'
import { holdings } from '@sandbox/business/deposit'
import { products } from '@sandbox/business/product'
import { shortOf, transfers } from '@sandbox/business/transfer'
import { wealthHoldings } from '@sandbox/business/wealth'
import type { Capability } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { walletRecords } from '../tables'
import { partsOfMonths } from './bill'
import { filtered } from './filter'
import type { RecordFilter } from './filter'
import { classOf, titleOf } from './kinds'

type Page = ResponseOf<typeof queryWalletRecords>
type Wire = Page['records'][number]

const { orders } = schema
const { customerId, day, id, orderNo, recordId } = walletRecords

const PRODUCT_TYPE = sql`coalesce(${holdings.productType}, ${wealthHoldings.productType}, ${orders.productType})`

/** Records with the names of what they are about. */
export const recordsWithNames = (on: Queryable) =>
  on
    .select({
      record: walletRecords,
      transfer: {
        direction: transfers.direction,
        state: transfers.state,
        amount: transfers.amount,
        covered: transfers.covered,
      },
      card: { bankName: boundCards.bankName, cardNo: boundCards.cardNo },
      product: { productType: products.productType, name: products.name },
      order: { status: orders.status },
    })
    .from(walletRecords)
    .leftJoin(transfers, eq(transfers.orderNo, recordId))
    .leftJoin(boundCards, eq(boundCards.id, transfers.cardId))
    .leftJoin(holdings, eq(holdings.seqNo, walletRecords.seqNo))
    .leftJoin(wealthHoldings, eq(wealthHoldings.seqNo, walletRecords.seqNo))
    .leftJoin(orders, eq(orders.id, walletRecords.orderNo))
    .leftJoin(products, eq(products.productType, PRODUCT_TYPE))

export type NamedRecord = Awaited<ReturnType<typeof recordsWithNames>>[number]

/** A record as lists show it. */
export function wireRecord(
  capabilities: readonly Capability[],
  { record, transfer, card, product }: NamedRecord,
): Wire {
  const isTransfer = classOf(capabilities, record.kind) === 'transfer'
  const name = product?.name ?? (isTransfer ? undefined : record.memo)
  const about = card ? `${card.bankName}（${lastFour(card.cardNo)}）` : name
  return {
    recordId: record.recordId,
    kind: record.kind,
    title: titleOf(capabilities, record.kind),
    ...(about !== undefined && about !== '' && { about }),
    memo: isTransfer ? record.memo : '',
    amount: record.amount,
    earned: record.earned,
    ...(record.balanceAfter === null
      ? transfer && { stateName: stateNameOf(transfer) }
      : { balance: record.balanceAfter }),
    at: record.at,
    ...(record.orderNo !== null && { orderNo: record.orderNo }),
  }
}

/** A reversal without a balance took nothing at first: what is taken later has records of its own. */
const stateNameOf = (transfer: NonNullable<NamedRecord['transfer']>): string => {
  if (transfer.state === 'REVERSED') return shortOf(transfer) ? '待补扣' : '已补扣'
  return transferStateName(transfer.direction, transfer.state)
}

/** The record that a customer calls by its own number, or by that of the order that it carries out. */
export const recordCalled = (on: Queryable, owner: string, called: string) =>
  recordsWithNames(on)
    .where(and(eq(customerId, owner), or(eq(recordId, called), eq(orderNo, called))))
    .orderBy(desc(eq(recordId, called)), id)
    .limit(1)

/** The row that a customer calls so. */
export const ownRecord = (owner: string, called: string) => and(eq(customerId, owner), eq(recordId, called))

type PageRequest = RecordFilter & { readonly after?: string | undefined }

/** The query of a page, with one row more than it shows. */
export function pageQuery(
  on: Queryable,
  capabilities: readonly Capability[],
  owner: string,
  { after, ...filter }: PageRequest,
) {
  const goingOn = after === undefined ? undefined : comesAfter([day, id], ownRecord(owner, after))
  return recordsWithNames(on)
    .where(and(filtered(on, capabilities, owner, filter), goingOn))
    .orderBy(desc(day), desc(id))
    .limit(PAGE + 1)
}

/** A page of a customer's records, newest first, with the sums of the months on it. */
export async function pageOfRecords(
  on: Queryable,
  capabilities: readonly Capability[],
  owner: string,
  request: PageRequest,
): Promise<Page> {
  const { rows, more } = pageOf(await pageQuery(on, capabilities, owner, request))
  const months = [...new Set(rows.map(({ record }) => record.day.slice(0, 6)))]
  return {
    records: rows.map((row) => wireRecord(capabilities, row)),
    months: await monthSums(on, capabilities, and(filtered(on, capabilities, owner, request), inArray(MONTH, months))),
    more,
  }
}

const MONTH = sql<Month>`left(${day}, 6)`

/** Sums over whole months, whatever part of one the page shows, by the bill's rule: own money put away is never money out. What doesn't count is in the number alone. */
async function monthSums(
  on: Queryable,
  capabilities: readonly Capability[],
  wanted: SQL | undefined,
): Promise<Page['months']> {
  const numbers = await on
    .select({ month: MONTH, count: sql`count(*)`.mapWith(Number) })
    .from(walletRecords)
    .where(wanted)
    .groupBy(MONTH)
    .orderBy(desc(MONTH))
  const bills = await partsOfMonths(on, capabilities, wanted)
  return numbers.map(({ month, count }) => {
    const parts = bills.get(month) ?? NO_PARTS
    return { month, count, ...fromElsewhere(parts), ...ownMoves(parts), earned: addFen(parts.interest, parts.reward) }
  })
}
