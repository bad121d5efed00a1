import type { ResponseOf } from '@/contract/call'
import type { queryApproval } from '@/contract/approval/queryApproval'
import type { queryApprovals } from '@/contract/approval/queryApprovals'
import type { queryOrgs } from '@/contract/enterprise/queryOrgs'
import { APPROVAL_FORMS } from '@/domain/approval/forms'
import type { ApprovalState } from '@/domain/approval/machine'
import { saysMark } from '@/domain/approval/payload'
import { APPROVAL_ROLE_NAMES } from '@/domain/approval/labels'
import { formatAmount } from '@/domain/money/format'
import { fen } from '@/domain/money/fen'
import type { TagProps } from '@/ui/Tag'

export type Summary = ResponseOf<typeof queryApprovals>['approvals'][number]
export type Detail = ResponseOf<typeof queryApproval>
export type Acting = NonNullable<ResponseOf<typeof queryOrgs>['acting']>

/** The tag of a state. */
export const STATE_TONES: Readonly<Record<ApprovalState, NonNullable<TagProps['tone']>>> = {
  DRAFT: 'plain',
  SUBMITTED: 'warning',
  RETURNED: 'warning',
  APPROVED: 'warning',
  EXECUTING: 'warning',
  EXECUTED: 'success',
  FAILED: 'warning',
  REJECTED: 'plain',
  WITHDRAWN: 'plain',
  EXPIRED: 'plain',
}

const HOUR = 3_600_000

/** What is left of the time of one that waits, as a list says it. @param at the bank's time */
export function timeLeft(expiresAt: number, at: number): string {
  const left = expiresAt - at
  if (left < HOUR) return '不足1小时'
  return `剩余${Math.floor(left / HOUR)}小时`
}

/** One row of a payroll as it is read: whom, to which account, and how much. */
export interface ShownRow {
  readonly title: string
  readonly hint: string
  readonly amount: string
  readonly mark: string | undefined
}

/** The rows of an application, with what speaks against each. */
export function rowsOf({ kind, payload: { rows }, marks }: Pick<Detail, 'kind' | 'payload' | 'marks'>): ShownRow[] {
  const columns = APPROVAL_FORMS[kind]?.rows?.columns ?? []
  return rows.map((row, index) => {
    const [title, ...others] = columns.filter(({ type }) => type !== 'yuan').map(({ key }) => String(row[key] ?? ''))
    const paid = columns.find(({ type }) => type === 'yuan')
    const amount = paid && row[paid.key]
    return {
      title: `${index + 1}. ${title ?? ''}`,
      hint: others.join(' '),
      amount: typeof amount === 'number' ? `${formatAmount(fen(amount))}元` : '',
      mark: marks.find((mark) => mark.row === index)?.says,
    }
  })
}

/** Whom it pays or concerns, and where the name was checked: by the bank's records, whatever the applicant wrote. */
export const payeeLines = ({ amount, payee, checked }: Pick<Detail, 'amount' | 'payee' | 'checked'>) => [
  { label: amount === undefined ? '申请对象' : '收款方', value: payee },
  ...(checked === '' ? [] : [{ label: amount === undefined ? '姓名核对' : '户名核对', value: checked }]),
]

/** What speaks against the whole of it. */
export const marksOfAll = ({ marks }: Pick<Detail, 'marks'>): readonly string[] =>
  marks.filter(({ row }) => row === undefined).map(saysMark)

/** Who decided, who is next, and who comes after. */
export function courseOf({ deciders, state }: Detail) {
  const waiting = state === 'SUBMITTED' ? deciders.findIndex(({ by }) => by === undefined) : -1
  return deciders.map(({ role, by }, index) => ({
    title: by === undefined ? APPROVAL_ROLE_NAMES[role] : `${APPROVAL_ROLE_NAMES[role]} ${by}`,
    date: by === undefined ? (index === waiting ? '待审批' : '--') : '已同意',
    state: by === undefined ? (index === waiting ? ('current' as const) : ('coming' as const)) : ('done' as const),
  }))
}
