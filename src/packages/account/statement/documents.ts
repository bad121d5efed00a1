import type { ResponseOf } from '@/contract/call'
import type { queryStatements } from '@/contract/statement/queryStatements'
import { formatDay } from '@/domain/dates/format'
import { day } from '@/domain/dates/day'
import type { StatementState } from '@/domain/statement/kinds'
import type { TagProps } from '@/ui/Tag'

export type StatementRow = ResponseOf<typeof queryStatements>['statements'][number]
export type Issued = NonNullable<StatementRow['issued']>

/** What a state is called, and its mark's tone. */
export const STATES: Readonly<Record<StatementState, { readonly name: string; readonly tone: TagProps['tone'] }>> = {
  PREPARING: { name: '制作中', tone: 'brand' },
  READY: { name: '可查看', tone: 'success' },
  EXPIRED: { name: '已过期', tone: 'plain' },
  FAILED: { name: '未成功', tone: 'warning' },
}

/** `2026.01.01 至 2026.11.22`, or the one day. */
export function spanOf({ from, to }: Pick<StatementRow, 'from' | 'to'>): string {
  return from === to ? formatDay(day(from)) : `${formatDay(day(from))} 至 ${formatDay(day(to))}`
}

/** A file's name for the phone: kind and days. */
export const fileNameOf = ({ kind, from, to }: StatementRow): string =>
  `${kind.toLowerCase().replace('_', '-')}-${from}-${to}.pdf`

const KILO = 1024

/** `40 KB`, `1.5 MB` */
export const sizeText = (bytes: number): string =>
  bytes < KILO * KILO ? `${Math.ceil(bytes / KILO)} KB` : `${(bytes / KILO / KILO).toFixed(1)} MB`
