import type { ResponseOf } from '@/contract/call'
import type { buyProduct } from '@/contract/order/buyProduct'
import { addDays, isDay } from '@/domain/dates/day'
import { formatChineseDay, formatDay, formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { interestMethod } from '@/domain/interest/told'
import { subtractFen } from '@/domain/money/fen'
import { endCaption } from '@/products/model/estimate'
import type { DatedNode } from '@/products/model/timeline'
import type { ResultRow } from '@/features/order/resultRows'

type Answer = ResponseOf<typeof buyProduct>

/** What happens next to what was bought. */
export function buyHint({ startDate, endDate, status, productType }: Answer): string {
  if (!isDay(startDate)) return '可在我的持有中查看进度'
  if (!isDay(endDate)) return `预计${formatChineseDay(startDate)}确认份额，并开始计算收益`
  const end =
    interestMethod(productType) === 'fullPeriod' ? '每期利息和到期本金自动转入电子账户' : '到期后本息自动转入电子账户'
  return status === 'SUCCESS' ? end : `处理完成后起息，${end}`
}

/** What has happened to what was bought and what happens when; nothing for a day that isn't known. */
export function buyCourse({ startDate, endDate, status, at }: Answer): readonly DatedNode[] {
  if (!isDay(startDate)) return []
  const bought = dayOfInstant(at)
  const begun = status === 'SUCCESS' && startDate <= bought
  const began: DatedNode = { title: '起息', date: formatDay(startDate), state: begun ? 'current' : 'coming' }
  if (!isDay(endDate)) {
    return [
      { title: '申购', date: formatDay(bought), state: 'current' },
      { title: '确认份额', date: formatDay(startDate), state: 'coming' },
      { title: '首次收益', date: formatDay(addDays(startDate, 1)), state: 'coming' },
    ]
  }
  return [
    { title: '存入', date: formatDay(bought), state: status === 'SUCCESS' ? 'done' : 'current' },
    began,
    { title: '可支取', date: formatDay(addDays(startDate, 1)), state: 'coming' },
    { title: '到期', date: formatDay(endDate), state: 'coming' },
  ]
}

/** What the coupon taken with the order did, or will. */
function couponRows({ coupon, amount }: Answer): readonly ResultRow[] {
  if (!coupon) return []
  if (coupon.kind === 'rate') return [{ label: '到期加息奖励', amount: coupon.benefit }]
  return [
    { label: '优惠券抵扣', amount: coupon.benefit },
    { label: '实际支付', amount: subtractFen(amount, coupon.benefit) },
  ]
}

/** The order's details; a product without end has no maturity and no interest to estimate. */
export function buyRows(answer: Answer): readonly ResultRow[] {
  const { startDate, endDate, appointInterest } = answer
  const termed = isDay(endDate)
  return [
    { label: '产品', text: answer.productName },
    ...(termed && appointInterest > 0 ? [{ label: endCaption(answer), amount: appointInterest }] : []),
    ...(isDay(startDate) ? [{ label: termed ? '起息日' : '预计确认日', text: formatDay(startDate) }] : []),
    ...(isDay(endDate) ? [{ label: '到期日', text: formatDay(endDate) }] : []),
    ...couponRows(answer),
    { label: '交易时间', text: formatInstant(answer.at) },
    { label: '订单号', text: answer.orderNo },
  ]
}
