import type { RequestOf, ResponseOf } from '@/contract/call'
import type { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import { isRecordRange, MONTH_SUMS, RECORD_TYPE_NAMES, SUM_NAMES } from '@/domain/account/records'
import type { MonthSum, RecordType } from '@/domain/account/records'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { monthOf } from '@/domain/dates/month'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import type { MonthFigure } from '@/features/list/ListRow'

type Page = ResponseOf<typeof queryWalletRecords>
export type RecordMonth = Page['months'][number]

/** A record with the sums of its month, which come with each page. */
export type WalletRecord = Page['records'][number] & { readonly sums: RecordMonth | undefined }

export const monthOfRecord = ({ at }: Pick<WalletRecord, 'at'>): string => monthOf(dayOfInstant(at))

export const withSums = ({ records, months }: Page): readonly WalletRecord[] =>
  records.map((record) => ({ ...record, sums: months.find(({ month }) => month === monthOfRecord(record)) }))

/** What the list is asked for. */
export interface RecordFilter {
  readonly type: RecordType
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly min?: Fen | undefined
  readonly max?: Fen | undefined
  /** One card's transfers. */
  readonly cardId?: string | undefined
}

/** A filter that the bank takes: days of an address that are no range are left out. */
export const sane = ({ from, to, ...rest }: RecordFilter): RecordFilter =>
  isRecordRange(from, to) ? { from, to, ...rest } : rest

/** The filter and what is searched, as the call takes them: what isn't wanted isn't sent. */
export function requestOf(filter: RecordFilter, keyword: string): Omit<RequestOf<typeof queryWalletRecords>, 'after'> {
  const { type, from, to, min, max, cardId } = filter
  const wanted = keyword.trim()
  return {
    type,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(cardId !== undefined && { cardId }),
    ...(wanted !== '' && { keyword: wanted }),
  }
}

/** Days that a list without bounds is exported for. */
const EXPORTED_DAYS = 30

/**
 * The days of a statement that has what the list shows: those it is narrowed to as far as they have come, else the last
 * thirty. What is longer than a statement may be, its form says.
 */
export function exportSpan({ from, to }: Pick<RecordFilter, 'from' | 'to'>, today: Day): { from: Day; to: Day } {
  const last = to === undefined || to > today ? today : to
  return { from: from !== undefined && from <= last ? from : addDays(last, 1 - EXPORTED_DAYS), to: last }
}

const LISTED = ['all', 'in', 'out', 'own', 'deposit', 'wealth', 'interest', 'reward', 'spend'] as const

/** The types to choose from; one that a month's bill leads to stands there while it is looked at. */
export const typeChoices = (current: RecordType): readonly { readonly key: RecordType; readonly label: string }[] =>
  [...LISTED, ...(LISTED.some((one) => one === current) ? [] : [current])].map((key) => ({
    key,
    label: RECORD_TYPE_NAMES[key],
  }))

/** What the sheet has narrowed, in words; undefined when nothing. */
export function narrowedTo({ from, to, min, max }: RecordFilter): string | undefined {
  const days = range(from && formatDay(from), to && formatDay(to))
  const amounts = range(min === undefined ? undefined : formatShortAmount(min), max && formatShortAmount(max))
  const parts = [days, amounts && `${amounts}元`].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join('，')
}

function range(from: string | undefined, to: string | undefined): string | undefined {
  if (from === undefined) return to === undefined ? undefined : `至${to}`
  if (to === undefined) return `${from}起`
  return from === to ? from : `${from}至${to}`
}

/** Own money that only changed its place. */
const OWN: readonly MonthSum[] = ['kept', 'back']

const EARNING: readonly RecordType[] = ['income', 'interest', 'reward']

/** What a month adds up to, in words with amounts; only what there was. */
export function monthFigures({ earned, ...sums }: RecordMonth, type: RecordType): readonly MonthFigure[] {
  if (EARNING.includes(type)) return [{ caption: '收益', amount: earned }]
  return MONTH_SUMS.map((side) => ({ caption: SUM_NAMES[side], amount: sums[side], minor: OWN.includes(side) })).filter(
    ({ amount }) => amount !== 0,
  )
}

/** Whether the whole of a record was earned, which alone is shown in red. */
export const isEarned = ({ earned, amount }: Pick<WalletRecord, 'earned' | 'amount'>): boolean => earned === amount

/** Who or what a record is about for its title, else what was written beside it or what happened; the rest under it. */
export function recordTexts({ about, title, memo }: Pick<WalletRecord, 'about' | 'title' | 'memo'>) {
  const [first = title, ...rest] = [about, memo, title].filter((part) => part !== undefined && part !== '')
  return { title: first, hint: rest.reverse().join('，') }
}
