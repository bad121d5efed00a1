import { View } from '@tarojs/components'
import { goBack } from '@/app/navigate'
import { Frame } from '@/app/Frame'
import { Loaded } from '@/features/loaded/Loaded'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { AfterObstacles } from '@/features/order/AfterObstacles'
import { actKind } from '@/features/order/useObstacles'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { NeedForm } from './NeedForm'
import { Plan } from './Plan'
import { StepConfirm } from './StepConfirm'
import { isThere, lossText, nextStep } from './cashPlan'
import { useCashPlan } from './useCashPlan'
import type { CashPlanning } from './useCashPlan'
import './cashPlan.scss'

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={3} />
  </>
)

/** What can be done now: ask, begin or go on, or back to what the money is for. */
function Action({ planning }: { readonly planning: CashPlanning }) {
  const { asked, ready, ask, plan, order, start, done, days } = planning
  const [hidden] = useAmountsHidden()
  if (!asked)
    return (
      <Button kind={actKind(order.obstacles, ready)} onPress={ask}>
        看看怎么取
      </Button>
    )
  if (!plan.data) return null
  if (isThere(plan.data, asked.amount)) return <Button onPress={goBack}>返回继续办理</Button>
  // More than there is is had only once the customer has asked for what there is.
  if (plan.data.missing > 0 || !nextStep(plan.data)) return null
  const { steps, loss } = plan.data
  const begins = `开始办理，共${steps.length}步`
  // Of two days the chosen one says again what it costs.
  const costs =
    days && loss > 0 && !hidden ? `${plan.data === days.now ? '今天' : '明天'}取，${lossText(plan.data)}` : undefined
  // Quieter where the other day costs less.
  const dearer = costs !== undefined && days !== undefined && loss > Math.min(days.now.loss, days.later.loss)
  return (
    <Button
      kind={dearer ? 'secondary' : 'primary'}
      onPress={start}
      busy={order.sending}
      {...(costs && { label: `${begins}，${costs}` })}
    >
      {done.length > 0 ? '继续下一步' : (costs ?? begins)}
    </Button>
  )
}

/** /cashPlan: an amount by a day with the least loss, and its steps one after another. */
export function CashPlan({ title }: { readonly title: string }) {
  const planning = useCashPlan()
  const { asked, plan, order } = planning
  return (
    <Frame title={title} action={<Action planning={planning} />}>
      <AfterObstacles obstacles={order.obstacles} waiting={<Waiting />}>
        {asked ? (
          <Loaded read={plan} waiting={<Waiting />}>
            {(data) => <Plan plan={data} planning={planning} />}
          </Loaded>
        ) : (
          <NeedForm planning={planning} />
        )}
        <StepConfirm planning={planning} />
        <View className="cash-plan__note">
          少得的金额是与持有到期相比少得的利息和优惠券权益。理财份额赎回后不再享有收益，收益不作承诺，不计入其中。每一步都由您核对并输入支付密码后才办理。
        </View>
      </AfterObstacles>
    </Frame>
  )
}
