import { asc } from 'drizzle-orm'
import { yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import type { Queryable } from '@sandbox/kernel/db'
import { maintainedBanks } from './tables'

/** A bank whose debit cards can be bound, with what one of its cards gives at most; undefined for no limit (ours). */
export interface CardBank {
  readonly name: string
  /** The first letter of the name's pinyin. */
  readonly initial: string
  readonly single: Fen | undefined
  readonly aDay: Fen | undefined
}

const bank = (initial: string, name: string, single?: number, aDay?: number): CardBank => ({
  name,
  initial,
  single: single === undefined ? undefined : yuan(single),
  aDay: aDay === undefined ? undefined : yuan(aDay),
})

/** In the order of their letters; limits in whole yuan. `./banks` has the numbers that each one's cards begin with. */
export const CARD_BANKS: readonly CardBank[] = [
  bank('B', '北京银行', 5_000, 20_000),
  bank('G', '工商银行'),
  bank('G', '光大银行', 50_000, 200_000),
  bank('G', '广发银行', 50_000, 100_000),
  bank('H', '华夏银行', 20_000, 50_000),
  bank('J', '建设银行'),
  bank('J', '交通银行', 50_000, 500_000),
  bank('M', '民生银行', 50_000, 200_000),
  bank('N', '农业银行', 50_000, 200_000),
  bank('P', '平安银行', 50_000, 200_000),
  bank('P', '浦发银行', 50_000, 300_000),
  bank('S', '上海银行', 5_000, 50_000),
  bank('X', '兴业银行', 50_000, 200_000),
  bank('Y', '邮储银行', 5_000, 5_000),
  bank('Z', '招商银行', 50_000),
  bank('Z', '中国银行', 50_000, 500_000),
  bank('Z', '中信银行', 12_500, 50_000),
]

/** What a new card of a bank is limited to, as columns. */
export function limitsOf(bankName: string): { readonly singleLimit: Fen | null; readonly dayLimit: Fen | null } {
  const found = CARD_BANKS.find(({ name }) => name === bankName)
  return { singleLimit: found?.single ?? null, dayLimit: found?.aDay ?? null }
}

/** The names of banks whose cards can't be verified for now. */
export async function maintainedNow(on: Queryable): Promise<ReadonlySet<string>> {
  const rows = await on.select().from(maintainedBanks).orderBy(asc(maintainedBanks.bankName))
  return new Set(rows.map(({ bankName }) => bankName))
}
