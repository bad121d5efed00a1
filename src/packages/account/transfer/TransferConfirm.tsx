import type { Fen } from '@/domain/money/fen'
import { OrderConfirm } from '@/features/order/OrderConfirm'
import type { SummaryRow } from '@/features/order/Summary'
import { Amount } from '@/ui/Amount'
import { availableAfter, cardTitle } from './limits'
import { speedSummary } from './speeds'
import type { TransferPartProps } from './TransferForm'
import { DIRECTION_WORDS } from './useTransfer'

/** Who gets it, by which card, how fast, and what is left then. */
function rowsOf({ limits, card, transferring }: TransferPartProps, amount: Fen): SummaryRow[] {
  const { direction, form, memo } = transferring
  const after = <Amount value={availableAfter(direction, limits, amount)} />
  if (direction === 'IN') {
    return [
      { label: '付款银行卡', value: cardTitle(card) },
      { label: '收款账户', value: '本人电子账户' },
      { label: '到账方式', value: '一般实时到账' },
      { label: '转入后可用余额', value: after },
    ]
  }
  const dueAt = limits.sending.find(({ speed }) => speed === form.speed)?.dueAt
  return [
    { label: '收款人', value: `${limits.out.payee}（本人）` },
    { label: '收款银行卡', value: cardTitle(card) },
    ...(dueAt === undefined ? [] : [{ label: '到账方式', value: speedSummary(form.speed, dueAt) }]),
    ...(memo === '' ? [] : [{ label: '附言', value: memo }]),
    { label: '转出后可用余额', value: after },
  ]
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
      title={`确认${what}`}
      action="确认，输入支付密码"
      summary={{
        caption: `${what}金额`,
        amount,
        rows: rowsOf(props, amount),
        ...(caught && { note: '您的账户有未足额的冻结，转入的资金将先用于补足冻结金额。' }),
      }}
      name={`${what}${direction === 'IN' ? '，从' : '至'}${cardTitle(card)}`}
      amount={amount}
      onComplete={(password) => order.submit(password)}
    />
  )
}
