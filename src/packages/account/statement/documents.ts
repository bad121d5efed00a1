import type { ResponseOf } from '@/contract/call'
import type { queryStatementPage } from '@/contract/statement/queryStatementPage'
import type { queryStatements } from '@/contract/statement/queryStatements'
import { formatDay } from '@/domain/dates/format'
import { day } from '@/domain/dates/day'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import type { StatementState } from '@/domain/statement/kinds'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import type { TagProps } from '@/ui/Tag'

export type StatementRow = ResponseOf<typeof queryStatements>['statements'][number]
export type ShownPage = ResponseOf<typeof queryStatementPage>
export type Issued = NonNullable<StatementRow['issued']>

/** What a state is called, and its mark's tone. */
export const STATES: Readonly<Record<StatementState, { readonly name: string; readonly tone: TagProps['tone'] }>> = {
  PREPARING: { name: '制作中', tone: 'brand' },
  READY: { name: '可查看', tone: 'success' },
  EXPIRED: { name: '已过期', tone: 'plain' },
  FAILED: { name: '未成功', tone: 'warning' },
}

/** `2026.01.01至2026.11.22`, or the one day. */
export function spanOf({ from, to }: Pick<StatementRow, 'from' | 'to'>): string {
  return from === to ? formatDay(day(from)) : `${formatDay(day(from))}至${formatDay(day(to))}`
}

/** `2026年11月`; a period of several months has its first and its last. */
function monthsOf({ from, to }: Pick<StatementRow, 'from' | 'to'>): string {
  const month = (of: string): string => `${of.slice(0, 4)}年${of.slice(4, 6)}月`
  return month(from) === month(to) ? month(from) : `${month(from)}至${month(to)}`
}

/**
 * A file's name for the phone: what it is, of which month and account. A receipt has its order's end as well, because a month
 * has many.
 * @param acctEnd the account's last four digits; undefined where they aren't known
 */
export function fileNameOf(statement: StatementRow, acctEnd: string | undefined): string {
  const { kind, orderNo } = statement
  const parts = [
    STATEMENT_TITLES[kind],
    monthsOf(statement),
    ...(acctEnd === undefined ? [] : [`尾号${acctEnd}`]),
    ...(orderNo === undefined ? [] : [`订单${orderNo.slice(-4)}`]),
  ]
  return `${parts.join('-')}.pdf`
}

/** Asking for the same document again. */
export function againOf({ kind, from, to, orderNo }: StatementRow): Link {
  if (kind === 'RECEIPT') return link('/pdfshow', { orderNo })
  if (kind === 'BALANCE') return link('/pdfshow', { balanceDay: to })
  return kind === 'STATEMENT'
    ? link('/pdfshow', { view: 'request', from, to })
    : link('/pdfshow', { interestYear: from.slice(0, 4) })
}

/** When a document that is being made is asked for again, in milliseconds after the answer before. */
export const AGAIN_AFTER = [1_500, 3_000, 6_000, 12_000] as const

const KILO = 1024

/** `40 KB`, `1.5 MB` */
export const sizeText = (bytes: number): string =>
  bytes < KILO * KILO ? `${Math.ceil(bytes / KILO)} KB` : `${(bytes / KILO / KILO).toFixed(1)} MB`
