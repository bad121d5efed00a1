import type { Day } from '../dates/day'

/** What a voucher of a loan lessens: interest for some days, or money off a repayment. */
export const LOAN_VOUCHER_KINDS = ['interest', 'cash'] as const
export type LoanVoucherKind = (typeof LOAN_VOUCHER_KINDS)[number]

export const LOAN_VOUCHER_KIND_NAMES: Readonly<Record<LoanVoucherKind, string>> = {
  interest: '免息券',
  cash: '还款抵扣券',
}

export const LOAN_VOUCHER_STATES = ['UNUSED', 'USED', 'EXPIRED'] as const
export type LoanVoucherState = (typeof LOAN_VOUCHER_STATES)[number]

export const LOAN_VOUCHER_STATE_NAMES: Readonly<Record<LoanVoucherState, string>> = {
  UNUSED: '可使用',
  USED: '已使用',
  EXPIRED: '已过期',
}

/** How a voucher stands on a day. */
export const loanVoucherState = (
  { usedAt, validUntil }: { readonly usedAt: number | null; readonly validUntil: Day },
  today: Day,
): LoanVoucherState => (usedAt !== null ? 'USED' : validUntil < today ? 'EXPIRED' : 'UNUSED')

/** A voucher's number as a link may name it (specification §2, /loancoupon): letters and digits. */
export const isVoucherNo = (num: string): boolean => /^[0-9A-Za-z]{1,32}$/.test(num)
