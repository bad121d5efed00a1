import { addDays, day, dayNumber, dayOfNumber } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import type { StatementKind } from '@/domain/statement/kinds'
import { readPeriod } from '@/domain/statement/period'
import type { Period, PeriodRequest } from '@/domain/statement/period'

/** What a customer may choose by themselves; a receipt is asked for where its order is shown. */
export const CHOOSABLE = (['STATEMENT', 'BALANCE', 'INTEREST_YEAR'] as const).map((key) => ({
  key,
  label: STATEMENT_TITLES[key],
}))

/** Periods that are often wanted. */
export const SPANS = [
  { key: '30', label: '1个月' },
  { key: '90', label: '3个月' },
  { key: '180', label: '6个月' },
  { key: '365', label: '12个月' },
] as const

export type Span = (typeof SPANS)[number]['key']

/** What is asked for so far. */
export interface Draft {
  readonly kind: StatementKind
  readonly from: Day
  readonly to: Day
  readonly day: Day
  readonly year: string
}

/** What led to the form asks for. */
export interface Filled {
  readonly span?: Period | undefined
  /** Whose interest is wanted. */
  readonly year?: string | undefined
  /** Of which day the balance is wanted. */
  readonly balanceDay?: Day | undefined
}

/**
 * A form as it begins: the last month, yesterday, this year, or what led to it asks for.
 * @param today the bank's day
 */
export const draftOf = (today: Day, { span, year, balanceDay }: Filled = {}): Draft => ({
  kind: balanceDay !== undefined ? 'BALANCE' : year === undefined ? 'STATEMENT' : 'INTEREST_YEAR',
  from: spanFrom(today, '30'),
  to: today,
  day: balanceDay ?? addDays(today, -1),
  year: year ?? today.slice(0, 4),
  ...span,
})

/** The first day of a period that ends today. */
export const spanFrom = (today: Day, span: Span): Day => dayOfNumber(dayNumber(today) - Number(span) + 1)

/** The years that an interest list may be about, the latest first. */
export const yearsOf = (today: Day): readonly string[] =>
  Array.from({ length: 3 }, (_, ago) => String(Number(today.slice(0, 4)) - ago))

/** The fields that a kind of document sends. */
export function fieldsOf({ kind, from, to, day: of, year }: Draft): PeriodRequest {
  if (kind === 'STATEMENT') return { kind, from, to }
  return kind === 'BALANCE' ? { kind, day: of } : { kind, year }
}

const SENTENCES = {
  StatementPeriodInvalid: '起始日不能晚于截止日，截止日不能晚于今天；余额证明须为今天之前的日期',
  StatementTooLong: '一份文件最多包含12个月，请缩短日期范围或分次申请',
} as const

/** Why a draft can't be asked for; undefined when it can. The bank's own rule, with the bank's day. */
export function draftError(draft: Draft, today: string): string | undefined {
  const read = readPeriod(fieldsOf(draft), day(today))
  return read.ok ? undefined : SENTENCES[read.error]
}
