import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { OrderConfirm } from '@/features/order/OrderConfirm'
import type { SummaryRow } from '@/features/order/Summary'
import type { ProductDescription } from '@/products/family'
import { Amount } from '@/ui/Amount'
import type { Redeeming } from './useRedeem'
import { arrivalText, couponLossRows, lostNow, payoutNow } from './redeem'
import type { Preview } from './redeem'

interface RedeemConfirmProps {
  readonly description: ProductDescription
  readonly name: string
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

function rowsOf({ name, preview, paid, redeeming }: RedeemConfirmProps): SummaryRow[] {
  const product = { label: '产品', value: name }
  const account = { label: '转入账户', value: '电子账户' }
  if (!redeeming.whole) {
    const { mode } = redeeming.form
    return [product, { label: '到账时间', value: arrivalText(mode, preview) }, account]
  }
  return [
    product,
    { label: '本金', value: <Amount value={preview.principal} /> },
    { label: '利息', value: <Amount value={preview.preInterest} /> },
    ...couponRows(preview),
    { label: '比持有到期少得', value: <Amount value={lostNow(preview, paid)} /> },
    account,
  ]
}

/** The summary with its loss, then the payment password. */
export function RedeemConfirm(props: RedeemConfirmProps) {
  const { description, name, preview, redeeming } = props
  const { amount, order, submit, whole } = redeeming
  if (amount === undefined) return null
  const payout = whole ? payoutNow(preview) : amount
  return (
    <OrderConfirm
      order={order}
      title={description.withdraw.confirm}
      action={description.withdraw.confirm}
      summary={{
        caption: whole ? '预计到账本息' : '赎回金额',
        amount: payout,
        rows: rowsOf(props),
        note: description.withdraw.notice,
      }}
      name={name}
      amount={payout}
      onComplete={submit}
    />
  )
}
