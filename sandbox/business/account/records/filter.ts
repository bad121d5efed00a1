import { and, eq, gt, gte, inArray, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import type { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import type { RecordClass, RecordType } from '@/domain/account/records'
import { isRecordRange } from '@/domain/account/records'
import { isDay } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { readSignedYuan } from '@/domain/money/input'
import type { SignedYuan } from '@/domain/money/input'
import { boundCards } from '@sandbox/business/card'
import { holdings } from '@sandbox/business/deposit'
import { products } from '@sandbox/business/product'
import { transfers } from '@sandbox/business/transfer'
import { wealthHoldings } from '@sandbox/business/wealth'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import { walletRecords } from '../tables'
import { kindsByClass, kindsCalled } from './kinds'

export type RecordFilter = Omit<RequestOf<typeof queryWalletRecords>, 'after'>

const { kind, amount, earned, day, memo, customerId, orderNo, recordId, seqNo } = walletRecords

/** Why records of these days can't be asked for: RangeInvalid; undefined when they can. */
export function rangeRefusal({ from, to }: Pick<RecordFilter, 'from' | 'to'>): BankError | undefined {
  if (from !== undefined && !isDay(from)) return bankError('RangeInvalid')
  if (to !== undefined && !isDay(to)) return bankError('RangeInvalid')
  return isRecordRange(from, to) ? undefined : bankError('RangeInvalid')
}

const among = (kinds: readonly string[]): SQL => (kinds.length === 0 ? sql`false` : inArray(kind, [...kinds]))

/** What a type lets through; `of` are the kinds by their class. */
function typeCondition(type: RecordType, of: Readonly<Record<RecordClass, readonly string[]>>): SQL | undefined {
  const named = Object.values(of).flat()
  const transfer = named.length === 0 ? undefined : notInArray(kind, named)
  const conditions: Readonly<Record<RecordType, SQL | undefined>> = {
    all: undefined,
    in: and(transfer, gt(amount, sql`0`)),
    out: and(transfer, lt(amount, sql`0`)),
    own: among(of.own),
    deposit: among(of.deposit),
    wealth: among(of.wealth),
    interest: and(ne(earned, sql`0`), sql`NOT ${among(of.reward)}`),
    reward: among(of.reward),
    spend: among(of.spend),
    income: ne(earned, sql`0`),
    saved: and(among(of.deposit), lt(amount, sql`0`)),
    withdrawn: and(among(of.deposit), gt(sql`${amount} - ${earned}`, 0)),
    subscribed: and(among(of.wealth), lt(amount, sql`0`)),
    redeemed: and(among(of.wealth), gt(sql`${amount} - ${earned}`, 0)),
  }
  return conditions[type]
}

const LAST_FOUR = /^\d{4}$/

/** The very amount; with a sign, as lists print it, only what came or only what went. */
function isAmount({ sign, amount: wanted }: SignedYuan): SQL {
  if (sign === '') return eq(sql`abs(${amount})`, wanted)
  return eq(amount, fen(sign === '-' ? -wanted : wanted))
}

/** Title, product, memo, the card's last four, or the very amount. */
function keywordCondition(
  on: Queryable,
  capabilities: readonly Capability[],
  owner: string,
  keyword: string | undefined,
): SQL | undefined {
  const wanted = keyword?.trim()
  if (wanted === undefined || wanted === '') return undefined
  const exact = readSignedYuan(wanted)
  return or(
    among(kindsCalled(capabilities, wanted)),
    sql`strpos(${memo}, ${wanted}) > 0`,
    ...[holdings, wealthHoldings].map((held) => inArray(seqNo, ofProductsCalled(on, held, owner, wanted))),
    LAST_FOUR.test(wanted) ? inArray(recordId, byCardsEndingWith(on, owner, wanted)) : undefined,
    exact.ok ? isAmount(exact.value) : undefined,
  )
}

const ofProductsCalled = (
  on: Queryable,
  held: typeof holdings | typeof wealthHoldings,
  owner: string,
  wanted: string,
) =>
  on
    .select({ seqNo: held.seqNo })
    .from(held)
    .innerJoin(products, eq(products.productType, held.productType))
    .where(and(eq(held.customerId, owner), sql`strpos(${products.name}, ${wanted}) > 0`))

/** A customer's own transfers with a card. */
const byCard = (on: Queryable, owner: string, card: SQL) =>
  on
    .select({ orderNo: transfers.orderNo })
    .from(transfers)
    .where(and(eq(transfers.customerId, owner), card))

const byCardsEndingWith = (on: Queryable, owner: string, wanted: string) =>
  on
    .select({ orderNo: transfers.orderNo })
    .from(transfers)
    .innerJoin(boundCards, eq(boundCards.id, transfers.cardId))
    .where(and(eq(transfers.customerId, owner), eq(sql`right(${boundCards.cardNo}, 4)`, wanted)))

/** A customer's records that a filter lets through. */
export const filtered = (
  on: Queryable,
  capabilities: readonly Capability[],
  owner: string,
  { type, from, to, min, max, cardId, keyword }: RecordFilter,
): SQL | undefined =>
  and(
    eq(customerId, owner),
    typeCondition(type, kindsByClass(capabilities)),
    from === undefined ? undefined : sql`${day} >= ${from}`,
    to === undefined ? undefined : sql`${day} <= ${to}`,
    min === undefined ? undefined : gte(sql`abs(${amount})`, min),
    max === undefined ? undefined : lte(sql`abs(${amount})`, max),
    cardId === undefined ? undefined : inArray(orderNo, byCard(on, owner, eq(transfers.cardId, cardId))),
    keywordCondition(on, capabilities, owner, keyword),
  )
