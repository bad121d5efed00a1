import { and, desc, eq, gte, isNotNull, lte } from 'drizzle-orm'
import { addDays, dayNumber } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import type { Account } from '@sandbox/kernel/scope'
import type { Queryable } from '@sandbox/kernel/db'
import { walletRecords } from '../tables'

const { balanceAfter, customerId, day, id } = walletRecords

const counted = (owner: string) => and(eq(customerId, owner), isNotNull(balanceAfter))

/** What the account held at the end of a day, frozen and held money included, in fen. */
export async function balanceAtEndOf(on: Queryable, owner: string, last: Day): Promise<Fen> {
  const [found] = await on
    .select({ balance: balanceAfter })
    .from(walletRecords)
    .where(and(counted(owner), lte(day, last)))
    .orderBy(desc(day), desc(id))
    .limit(1)
  return found?.balance ?? ZERO_FEN
}

export interface DayBalance {
  readonly day: Day
  readonly balance: Fen
}

/** What the account held at the end of each of these days. */
export async function balancesOf(on: Queryable, owner: string, from: Day, through: Day): Promise<DayBalance[]> {
  const changed = await on
    .selectDistinctOn([day], { day, balance: balanceAfter })
    .from(walletRecords)
    .where(and(counted(owner), gte(day, from), lte(day, through)))
    .orderBy(desc(day), desc(id))
  const ends = new Map(changed.map((one) => [one.day, one.balance ?? ZERO_FEN]))
  let balance = await balanceAtEndOf(on, owner, addDays(from, -1))
  return Array.from({ length: dayNumber(through) - dayNumber(from) + 1 }, (_, index) => {
    const each = addDays(from, index)
    balance = ends.get(each) ?? balance
    return { day: each, balance }
  })
}

/** The day of the account's first record, or of its opening where that was before. */
export async function firstDayOf(on: Queryable, { customerId: owner, openedAt }: Account): Promise<Day> {
  const [first] = await on.select({ day }).from(walletRecords).where(eq(customerId, owner)).orderBy(day, id).limit(1)
  const opened = dayOfInstant(openedAt)
  return first && first.day < opened ? first.day : opened
}
