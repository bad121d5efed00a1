import type { ProductFacts } from '@/contract/product/productFacts'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { fen, subtractFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { OrderConfirm } from '@/features/order/OrderConfirm'
import type { SummaryRow } from '@/features/order/Summary'
import type { ProductDescription } from '@/products/family'
import { figureCaptionOf, figureOf, rateTextOf, termTextOf } from '@/products/model/figure'
import { interestAtEnd, isLeastInterest } from '@/products/model/estimate'
import { rateRows } from '@/products/model/rates'
import { Amount } from '@/ui/Amount'
import { Rate } from '@/ui/Rate'
import type { Buying } from './useBuy'

interface BuyConfirmProps {
  readonly description: ProductDescription
  readonly facts: ProductFacts
  readonly buying: Buying
}

/** The rate or yield; of a deposit whose rate isn't paid on every yuan for certain each rate by itself. */
function figureRows(facts: ProductFacts, { family }: ProductDescription): SummaryRow[] {
  const caption = figureCaptionOf(family, facts)
  return facts.kind === 'wealth'
    ? [{ label: caption, value: <Rate {...figureOf(facts)} /> }]
    : rateRows(facts, caption).map(({ label, rate }) => ({ label, value: <Rate rate={rate} /> }))
}

/** Everything that is being agreed to, once more and in figures. */
function rowsOf(facts: ProductFacts, description: ProductDescription, amount: Fen, payer: string): SummaryRow[] {
  const { startDate, endDate } = facts
  const interest = interestAtEnd(facts, amount)
  return [
    { label: '产品', value: facts.productName },
    ...figureRows(facts, description),
    { label: description.index.termCaption, value: termTextOf(facts) },
    ...(isDay(startDate) ? [{ label: '起息日', value: formatDay(startDate) }] : []),
    ...(isDay(endDate) ? [{ label: '到期日', value: formatDay(endDate) }] : []),
    ...(interest === undefined
      ? []
      : [{ label: isLeastInterest(facts) ? '到期保底利息' : '到期预计利息', value: <Amount value={interest} /> }]),
    { label: '付款账户', value: payer },
  ]
}

/** Of a rate that is agreed with this order, the rate itself; else what the product's own page says at its foot. */
const confirmNote = (facts: ProductFacts, { index, kind }: ProductDescription): string | undefined =>
  kind === 'deposit' && facts.floorRate === undefined
    ? `本笔存款按${rateTextOf(facts)}年利率办理，存期内不变。`
    : index.bottomNotice

/** The coupon that is taken with the order, and what is left to pay of it. */
function couponRows({ coupons: { chosen }, cash }: Buying, amount: Fen): SummaryRow[] {
  if (!chosen) return []
  const { facts, benefit } = chosen
  if (facts.kind === 'rate') {
    return [
      { label: '优惠券', value: facts.name },
      { label: '到期加息奖励', value: <Amount value={benefit} signed tone="income" /> },
    ]
  }
  return [
    { label: facts.name, value: <Amount value={fen(-cash)} /> },
    { label: '实际支付', value: <Amount value={subtractFen(amount, cash)} /> },
  ]
}

/** The summary, then the payment password. */
export function BuyConfirm({ description, facts, buying }: BuyConfirmProps) {
  const { form, order, wallet, submit } = buying
  if (form.amount === undefined) return null
  const payer = wallet.data ? `电子账户 ${wallet.data.acctNo}` : '电子账户'
  return (
    <OrderConfirm
      order={order}
      title={`核对${description.buy.title}信息`}
      action={`确认${description.buy.title}`}
      summary={{
        caption: description.buy.amountCaption,
        amount: form.amount,
        rows: [...couponRows(buying, form.amount), ...rowsOf(facts, description, form.amount, payer)],
        note: confirmNote(facts, description),
      }}
      name={facts.productName}
      amount={subtractFen(form.amount, buying.cash)}
      onComplete={submit}
    />
  )
}
