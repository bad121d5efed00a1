import type { Fen } from '@/domain/money/fen'
import { transferEffect } from '@/domain/transfer/effect'
import type { TransferDirection, TransferSpeed } from '@/domain/transfer/machine'
import { OrderConfirm } from '@/features/order/OrderConfirm'
import type { EffectProps } from '@/features/order/Effect'
import type { SummaryRow } from '@/features/order/Summary'
import { cardTitle } from './limits'
import type { Limits } from './limits'
import { speedSummary } from './speeds'
import type { TransferPartProps } from './TransferForm'
import { DIRECTION_WORDS } from './useTransfer'

/** Who gets it, by which card, and what is written beside it. */
function rowsOf({ limits, card, transferring }: TransferPartProps): SummaryRow[] {
  const { direction, form, memo } = transferring
  if (direction === 'IN') {
    return [
      { label: '付款银行卡', value: cardTitle(card) },
      { label: '收款账户', value: '本人电子账户' },
    ]
  }
  const dueAt = dueAtOf(limits, form.speed)
  return [
    { label: '收款人', value: `${limits.out.payee}（本人）` },
    { label: '收款银行卡', value: cardTitle(card) },
    ...(dueAt === undefined ? [] : [{ label: '到账方式', value: speedSummary(form.speed, dueAt) }]),
    ...(memo === '' ? [] : [{ label: '附言', value: memo }]),
  ]
}

const dueAtOf = ({ sending }: Limits, speed: TransferSpeed): number | undefined =>
  sending.find((one) => one.speed === speed)?.dueAt

/** What arrives, what it costs and what can be spent then. */
function effectOf(direction: TransferDirection, { out, caught }: Limits, amount: Fen): EffectProps {
  const effect = transferEffect(direction, amount, { available: out.available, caught })
  const fee = { label: '手续费', amount: effect.fee }
  if (direction === 'IN') {
    return {
      figures: [{ caption: '转入后可用余额', amount: effect.availableAfter, note: '一般实时到账' }],
      rows: [...(effect.caught > 0 ? [{ label: '其中补足冻结', amount: effect.caught }] : []), fee],
    }
  }
  return {
    figures: [
      { caption: '银行卡到账', amount: effect.arrives },
      { caption: '转出后可用余额', amount: effect.availableAfter },
    ],
    rows: [fee],
  }
}

/** The summary, then the payment password. */
export function TransferConfirm(props: TransferPartProps) {
  const { card, limits, transferring } = props
  const { direction, form, order } = transferring
  const { what } = DIRECTION_WORDS[direction]
  const { amount } = form
  if (amount === undefined) return null
  const caught = direction === 'IN' && limits.caught > 0
  return (
    <OrderConfirm
      order={order}
      title={`核对${what}`}
      action={`确认${what}`}
      summary={{
        caption: `${what}金额`,
        amount,
        effect: effectOf(direction, limits, amount),
        rows: rowsOf(props),
        ...(caught && { note: '您的账户有未足额的冻结，转入的资金将先用于补足冻结金额。' }),
      }}
      name={`${what}${direction === 'IN' ? '，从' : '至'}${cardTitle(card)}`}
      amount={amount}
      onComplete={(password) => order.submit(password)}
    />
  )
}
