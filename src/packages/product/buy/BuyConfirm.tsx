import type { ProductFacts } from '@/contract/product/productFacts'
import { isDay } from '@/domain/dates/day'
import { formatChineseDay, formatDay } from '@/domain/dates/format'
import { FIGURES } from '@/domain/figures'
import { fen, subtractFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { OrderConfirm } from '@/features/order/OrderConfirm'
import type { EffectProps } from '@/features/order/Effect'
import type { SummaryRow } from '@/features/order/Summary'
import type { ProductDescription } from '@/products/family'
import { figureCaptionOf, figureOf, termTextOf } from '@/products/model/figure'
import { endCaption } from '@/products/model/estimate'
import { rateRows } from '@/products/model/rates'
import { Amount } from '@/ui/Amount'
import { Rate } from '@/ui/Rate'
import type { BuyEffect, Buying } from './useBuy'
import { rateNote } from './rateNote'

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

/** How far deposit insurance reaches now, what the order adds, and how far it reaches once every deposit has matured. */
function insuranceText({ now, added, owed, beyond }: NonNullable<BuyEffect['insurance']>): string {
  const until = `目前在本行的账户和存款本息${formatAmount(now)}元，本次到期增加${formatAmount(added)}元，全部到期后${formatAmount(owed)}元`
  const limit = `${FIGURES.insuranceLimit}限额`
  return beyond === 0 ? `${until}，在${limit}内` : `${until}，其中${limit}以上的${formatAmount(beyond)}元不在全额偿付内`
}

/** Everything that is being agreed to, once more and in figures. */
function rowsOf(
  facts: ProductFacts,
  description: ProductDescription,
  { startDate, endDate, insurance }: BuyEffect,
): SummaryRow[] {
  return [
    { label: '产品', value: facts.productName },
    ...figureRows(facts, description),
    { label: description.index.termCaption, value: termTextOf(facts) },
    ...(isDay(endDate) && isDay(startDate) ? [{ label: '起息日', value: formatDay(startDate) }] : []),
    ...(isDay(endDate) ? [{ label: '到期日', value: formatDay(endDate) }] : []),
    ...(insurance ? [{ label: '存款保险', value: insuranceText(insurance) }] : []),
  ]
}

/** What it brings and what comes back in all, as in the form, or the shares that are bought; then what is left to spend. */
function effectOf(facts: ProductFacts, { buy }: ProductDescription, effect: BuyEffect): EffectProps {
  const { startDate, endDate, interest, payouts, total, availableAfter } = effect
  const left = { label: `${buy.title}后可用余额`, amount: availableAfter }
  if (!isDay(endDate)) {
    const confirmed = isDay(startDate) ? { note: `${formatChineseDay(startDate)}确认份额，并开始计算收益` } : {}
    return { figures: [{ caption: '预计确认金额', amount: total, ...confirmed }], rows: [left] }
  }
  return {
    figures: [
      { caption: endCaption(facts), amount: interest, ...(payouts && { note: `分${payouts.times}次付息` }) },
      {
        // What was paid before isn't paid again at the end.
        ...(payouts
          ? { caption: '本金与最后一期利息', amount: subtractFen(total, fen(payouts.each * (payouts.times - 1))) }
          : { caption: '到期本息', amount: total }),
        note: '到期转入电子账户',
      },
    ],
    rows: [
      ...(payouts
        ? [
            { label: '每次付息', amount: payouts.each },
            { label: '本息合计', amount: total },
          ]
        : []),
      left,
    ],
  }
}

/** The coupon that is taken with the order, and what is left to pay of it. */
function couponRows({ form: { coupon } }: Buying, amount: Fen, { payable, bonus }: BuyEffect): SummaryRow[] {
  if (!coupon) return []
  const { name } = coupon.facts
  if (bonus > 0) {
    return [
      { label: '优惠券', value: name },
      { label: '到期加息奖励', value: <Amount value={bonus} /> },
    ]
  }
  return [
    { label: name, value: <Amount value={subtractFen(payable, amount)} /> },
    { label: '实际支付', value: <Amount value={payable} /> },
  ]
}

/** The summary, then the payment password. */
export function BuyConfirm({ description, facts, buying }: BuyConfirmProps) {
  const { form, order, wallet, submit } = buying
  const { amount, effect } = form
  if (amount === undefined || effect === undefined) return null
  const payer = wallet.data ? `电子账户 ${wallet.data.acctNo}` : '电子账户'
  const { figures, rows: parts = [] } = effectOf(facts, description, effect)
  return (
    <OrderConfirm
      order={order}
      title={`核对${description.buy.title}`}
      action={`确认${description.buy.title}`}
      summary={{
        caption: description.buy.amountCaption,
        amount,
        effect: { figures },
        rows: [
          // Who pays is in sight on the smallest phone.
          { label: '付款账户', value: payer },
          ...parts.map(({ label, amount: part }) => ({ label, value: <Amount value={part} /> })),
          ...couponRows(buying, amount, effect),
          ...rowsOf(facts, description, effect),
        ],
        note: rateNote(facts, description),
      }}
      name={facts.productName}
      amount={effect.payable}
      onComplete={submit}
    />
  )
}
