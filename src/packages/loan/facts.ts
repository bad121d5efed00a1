import type { queryLoans } from '@/contract/loan/queryLoans'
import type { ResponseOf } from '@/contract/call'
import { formatRate, formatShortAmount } from '@/domain/money/format'

export type Loan = ResponseOf<typeof queryLoans>['loans'][number]

/** What has to stand by every figure of a loan (central bank's notice 3 of 2021). */
export const RATE_CAPTION = '年化利率（单利）'

export const rateRange = ({ rateFrom, rateTo }: Pick<Loan, 'rateFrom' | 'rateTo'>): string =>
  rateFrom === rateTo ? formatRate(rateTo) : `${formatRate(rateFrom)}至${formatRate(rateTo)}`

/** A loan's facts as rows, its rate first. */
export const loanRows = (loan: Loan): readonly { readonly label: string; readonly value: string }[] => [
  { label: RATE_CAPTION, value: rateRange(loan) },
  { label: '额度上限', value: `${formatShortAmount(loan.most)}元` },
  { label: '最长期限', value: `${loan.months}个月` },
  { label: '申请条件', value: loan.who },
  { label: '贷款机构', value: loan.lender },
]

/** Said on every page about loans. */
export const SENSIBLE =
  '贷款由贷款机构审批、发放和管理，额度、利率以审批结果为准。请根据还款能力理性借贷，按时还款。贷款不得用于存款、理财、股票或支付购房首付款。'
