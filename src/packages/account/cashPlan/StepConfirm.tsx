import { availableWith } from '@/domain/account/available'
import { fen } from '@/domain/money/fen'
import { EffectLoss } from '@/features/order/Effect'
import type { EffectProps } from '@/features/order/Effect'
import { OrderConfirm } from '@/features/order/OrderConfirm'
import type { SummaryRow } from '@/features/order/Summary'
import { Amount } from '@/ui/Amount'
import { Less } from './Less'
import { stepHint, stepName } from './cashPlan'
import type { CashPlan, CashStep } from './cashPlan'
import type { CashPlanning } from './useCashPlan'

/** What can be spent then, and of shares what stays. */
function effectOf({ how, payout, left }: CashStep, { available, caught }: CashPlan): EffectProps {
  const figures = [{ caption: '到账后可用余额', amount: availableWith(available, payout, caught) }]
  return how === 'full' ? { figures } : { figures: [...figures, { caption: '赎回后持有金额', amount: left }] }
}

function rowsOf(step: CashStep): readonly SummaryRow[] {
  const { name, how, amount, interest, takenBack } = step
  const deposit = [
    { label: '本金', value: <Amount value={amount} /> },
    { label: '利息', value: <Amount value={interest} /> },
    ...(takenBack > 0 ? [{ label: '扣回优惠券抵扣', value: <Amount value={fen(-takenBack)} /> }] : []),
  ]
  return [
    { label: '产品', value: name },
    ...(how === 'full' ? deposit : []),
    { label: '到账', value: stepHint(step, step.day) },
    { label: '转入账户', value: '电子账户' },
  ]
}

/** What a step does, by the plan's figures, which the order is compared with, then the payment password. */
export function StepConfirm({ planning: { order, confirmed, done, submit } }: { readonly planning: CashPlanning }) {
  if (!confirmed) return null
  const { step, plan } = confirmed
  const title = `第${done.length + 1}步：${stepName(step)}`
  return (
    <OrderConfirm
      order={order}
      title={title}
      action={`确认${stepName(step)}`}
      summary={{
        caption: step.how === 'full' ? '预计到账本息' : '赎回金额',
        amount: step.payout,
        effect: effectOf(step, plan),
        ...(step.loss > 0 && {
          loss: (
            <EffectLoss>
              与持有到期相比
              <Less of={step} />
            </EffectLoss>
          ),
        }),
        rows: rowsOf(step),
        note: step.how === 'full' ? '支取后该笔存款终止，不可撤销。' : '赎回后该部分份额不再享有收益，不可撤销。',
      }}
      name={step.name}
      amount={step.payout}
      onComplete={submit}
    />
  )
}
