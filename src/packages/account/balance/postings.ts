import type { queryWallet } from '@/contract/account/queryWallet'
import type { ResponseOf } from '@/contract/call'
import { formatTime } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { civilOf } from '@/domain/dates/day'
import { monthOf } from '@/domain/dates/month'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { isIncomePosting } from '@/domain/orders/incomePostings'
import { byMonth } from '@/features/list/byMonth'

export type Posting = ResponseOf<typeof queryWallet>['records'][number]

export interface PostingRow {
  readonly id: string
  readonly title: string
  /** `11月21日 09:30` */
  readonly when: string
  /** What moved: negative went out. */
  readonly amount: Fen
  /** Own money that moves is ink; what was earned is not. */
  readonly tone: 'plain' | 'income'
  /** The balance after it. */
  readonly balance: Fen
}

/** A month's postings, with what came in and what went out among them. */
export interface PostingMonth {
  /** `2026年11月` */
  readonly title: string
  readonly income: Fen
  /** Positive. */
  readonly outgo: Fen
  readonly rows: readonly PostingRow[]
}

/** Postings by month, the latest first, whatever order they come in. Days and months are Shanghai's. */
export function postingMonths(postings: readonly Posting[]): readonly PostingMonth[] {
  const latestFirst = [...postings].sort((a, b) => b.at - a.at)
  return byMonth(latestFirst, ({ at }) => monthOf(dayOfInstant(at))).map(({ title, items: among }) => ({
    title,
    income: sum(among, (amount) => amount > 0),
    outgo: Math.abs(sum(among, (amount) => amount < 0)) as Fen,
    rows: among.map(({ id, kind, title: name, amount, balance, at }) => ({
      id,
      title: name,
      amount,
      tone: isIncomePosting(kind) ? 'income' : 'plain',
      balance,
      when: whenOf(at),
    })),
  }))
}

const sum = (postings: readonly Posting[], counts: (amount: Fen) => boolean): Fen =>
  postings.reduce<Fen>((total, { amount }) => (counts(amount) ? addFen(total, amount) : total), ZERO_FEN)

const whenOf = (at: number): string => {
  const { month, date } = civilOf(dayOfInstant(at))
  return `${month}月${date}日 ${formatTime(at)}`
}
