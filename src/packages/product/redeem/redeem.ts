import type { ResponseOf } from '@/contract/call'
import type { previewRedeem } from '@/contract/order/previewRedeem'
import type { redeemProduct } from '@/contract/order/redeemProduct'
import { isDay } from '@/domain/dates/day'
import { formatChineseDay, formatDay, formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { interestInAll } from '@/domain/interest/inAll'
import type { InterestInAll } from '@/domain/interest/inAll'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import type { DatedNode } from '@/products/model/timeline'
import type { ResultRow } from '@/features/order/resultRows'

export type Preview = ResponseOf<typeof previewRedeem>
export type RedeemMode = 'ordinary' | 'fast'
type Answer = ResponseOf<typeof redeemProduct>

/** What withdrawing now and keeping it to maturity bring in all; `paid`: by full periods already, in fen. */
export const bothWays = (preview: Preview, paid: Fen): InterestInAll =>
  interestInAll({ ...preview, accumulatedIncome: paid })

/** A part of what is lost; `fromPayout`: it is kept back, not only missed. */
export interface CouponLossRow {
  readonly label: string
  readonly amount: Fen
  readonly fromPayout: boolean
}

/** What is lost of the coupon the deposit was bought with, as rows of a summary; nothing without one. */
export function couponLossRows({ coupon }: Preview): readonly CouponLossRow[] {
  if (!coupon) return []
  return [
    { label: '扣回优惠券抵扣', amount: coupon.takenBack, fromPayout: true },
    { label: '失效的加息奖励', amount: coupon.lapsed, fromPayout: false },
  ].filter(({ amount }) => amount > 0)
}

/** The same as a sentence, without amounts; undefined when nothing is lost. */
export function couponLossSentence({ coupon }: Preview): string | undefined {
  if (!coupon) return undefined
  if (coupon.takenBack > 0) return `存入时使用了“${coupon.name}”，提前支取将从到账金额中扣回已抵扣的金额。`
  return coupon.lapsed > 0 ? `存入时使用了“${coupon.name}”，提前支取后加息奖励不再发放。` : undefined
}

/** What can be redeemed that way, in fen. */
export const redeemable = ({ principal, fastLeft }: Preview, mode: RedeemMode): Fen =>
  mode === 'fast' && fastLeft !== undefined ? fen(Math.min(principal, fastLeft)) : principal

/** What is said of more than there is; `hidden`: the sentence tells no amounts held. */
export const tooManyShares = ({ principal }: Pick<Preview, 'principal'>, hidden: boolean): string =>
  hidden ? '超过可赎回份额' : `最多可赎回${formatAmount(principal)}元`

/** Why an amount can't be redeemed that way; undefined when it can. `hidden`: the sentence tells no amounts held. */
export function redeemProblem(preview: Preview, mode: RedeemMode, amount: Fen, hidden = false): string | undefined {
  if (amount <= 0) return '请输入大于0的金额'
  if (amount > preview.principal) return tooManyShares(preview, hidden)
  if (mode === 'fast' && preview.fastLeft !== undefined && amount > preview.fastLeft) {
    return `今日快速赎回剩余额度${formatAmount(preview.fastLeft)}元，超出部分请选择普通赎回`
  }
  return undefined
}

/** When the money comes, by the way of redeeming. */
export const arrivalText = (mode: RedeemMode, { ordinaryDate }: Preview): string =>
  mode === 'fast'
    ? '当日到账'
    : ordinaryDate !== undefined && isDay(ordinaryDate)
      ? `预计${formatChineseDay(ordinaryDate)}到账`
      : '下一交易日到账'

/** What happens next to money that was redeemed. */
export const redeemHint = ({ payDate }: Answer): string =>
  isDay(payDate) ? `预计${formatChineseDay(payDate)}到账电子账户` : '资金已转入您的电子账户'

/** When shares that were redeemed are paid; nothing where the money is there already. */
export const redeemCourse = ({ payDate, at }: Answer): readonly DatedNode[] =>
  isDay(payDate)
    ? [
        { title: '申请赎回', date: formatDay(dayOfInstant(at)), state: 'current' },
        { title: '到账', date: formatDay(payDate), state: 'coming' },
      ]
    : []

export const redeemRows = ({
  productName,
  principal,
  interest,
  takenBack,
  payDate,
  at,
  orderNo,
}: Answer): readonly ResultRow[] => [
  { label: '产品', text: productName },
  { label: interest > 0 ? '本金' : '金额', amount: principal },
  ...(interest > 0 ? [{ label: '利息', amount: interest }] : []),
  ...(takenBack === undefined ? [] : [{ label: '扣回优惠券抵扣', amount: takenBack }]),
  ...(isDay(payDate) ? [{ label: '预计到账日', text: formatDay(payDate) }] : []),
  { label: '交易时间', text: formatInstant(at) },
  { label: '订单号', text: orderNo },
]
