import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { OrderConfirm } from '@/features/order/OrderConfirm'
import type { EffectProps } from '@/features/order/Effect'
import type { SummaryRow } from '@/features/order/Summary'
import type { ProductDescription } from '@/products/family'
import { Amount } from '@/ui/Amount'
import type { Redeeming } from './useRedeem'
import { arrivalText, couponLossRows, lostNow } from './redeem'
import type { Preview } from './redeem'

interface RedeemConfirmProps {
  readonly description: ProductDescription
  readonly name: string
  /** Of the whole deposit, or of the shares that are redeemed. */
  readonly preview: Preview
  /** Interest that full periods have paid already. */
  readonly paid: Fen
  readonly redeeming: Redeeming
}

/** A deduction is taken from the payout; a bonus that lapses was never in it. */
const couponRows = (preview: Preview): SummaryRow[] =>
  couponLossRows(preview).map(({ label, amount, fromPayout }) => ({
    label,
    value: <Amount value={fromPayout ? fen(-amount) : amount} />,
  }))

function rowsOf({ name, preview, redeeming }: RedeemConfirmProps): SummaryRow[] {
  const product = { label: '产品', value: name }
  const account = { label: '转入账户', value: '电子账户' }
  if (!redeeming.whole) return [product, account]
  return [
    product,
    { label: '本金', value: <Amount value={preview.principal} /> },
    { label: '利息', value: <Amount value={preview.preInterest} /> },
    ...couponRows(preview),
    account,
  ]
}

/** What can be spent then, beside what it costs or what stays. */
function effectOf({ preview, paid, redeeming }: RedeemConfirmProps): EffectProps {
  const { payout, left, availableAfter } = preview
  if (redeeming.whole) {
    return {
      figures: [
        { caption: '支取后可用余额', amount: availableAfter },
        { caption: '比持有到期少得', amount: lostNow(preview, paid) },
      ],
    }
  }
  return {
    figures: [
      { caption: '到账金额', amount: payout, note: arrivalText(redeeming.form.mode, preview) },
      { caption: '赎回后持有金额', amount: left },
    ],
    rows: [{ label: '到账后可用余额', amount: availableAfter }],
  }
}

/** The summary with its loss, then the payment password. */
export function RedeemConfirm(props: RedeemConfirmProps) {
  const { description, name, preview, redeeming } = props
  const { order, submit, whole } = redeeming
  return (
    <OrderConfirm
      order={order}
      title={description.withdraw.confirm}
      action={description.withdraw.confirm}
      summary={{
        caption: whole ? '预计到账本息' : '赎回金额',
        amount: preview.payout,
        effect: effectOf(props),
        rows: rowsOf(props),
        note: description.withdraw.notice,
      }}
      name={name}
      amount={preview.payout}
      onComplete={submit}
    />
  )
}
