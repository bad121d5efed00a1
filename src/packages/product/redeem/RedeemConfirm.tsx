import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { fen } from '@/domain/money/fen'
import { OrderConfirm } from '@/features/order/OrderConfirm'
import type { EffectProps } from '@/features/order/Effect'
import type { SummaryRow } from '@/features/order/Summary'
import type { ProductDescription } from '@/products/family'
import { Amount } from '@/ui/Amount'
import type { Redeeming } from './useRedeem'
import { WithdrawLoss } from './WithdrawEffect'
import { arrivalText, couponLossRows } from './redeem'
import type { Preview } from './redeem'

interface RedeemConfirmProps {
  readonly description: ProductDescription
  readonly holding: HoldingFacts
  /** Of the whole deposit, or of the shares that are redeemed. */
  readonly preview: Preview
  readonly redeeming: Redeeming
}

/** A deduction is taken from the payout; a bonus that lapses was never in it, and stands with what is lost. */
const couponRows = (preview: Preview): SummaryRow[] =>
  couponLossRows(preview).flatMap(({ label, amount, fromPayout }) =>
    fromPayout ? [{ label, value: <Amount value={fen(-amount)} /> }] : [],
  )

function rowsOf({ holding, preview, redeeming }: RedeemConfirmProps): SummaryRow[] {
  const product = { label: '产品', value: holding.prodDesc }
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

/** What can be spent then, and of shares what stays. */
function effectOf({ preview, redeeming }: RedeemConfirmProps): EffectProps {
  const { payout, left, availableAfter } = preview
  if (redeeming.whole) {
    return { figures: [{ caption: '支取后可用余额', amount: availableAfter }] }
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
  const { description, holding, preview, redeeming } = props
  const { order, submit, whole } = redeeming
  return (
    <OrderConfirm
      order={order}
      title={`核对${description.withdraw.title}`}
      action={description.withdraw.confirm}
      summary={{
        caption: whole ? '预计到账本息' : '赎回金额',
        amount: preview.payout,
        effect: effectOf(props),
        ...(whole && { loss: <WithdrawLoss holding={holding} preview={preview} /> }),
        rows: rowsOf(props),
        note: description.withdraw.notice,
      }}
      name={holding.prodDesc}
      amount={preview.payout}
      onComplete={submit}
    />
  )
}
