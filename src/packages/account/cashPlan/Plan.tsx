import { View } from '@tarojs/components'
import { useContext } from 'react'
import { isDay } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Choice, Choices } from '@/ui/Choice'
import { EyeToggle } from '@/ui/EyeToggle'
import { Notice } from '@/ui/Notice'
import { ElderView } from '@/ui/Theme/elder'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { Less } from './Less'
import {
  allThere,
  comeBackOn,
  couponLossOf,
  dayText,
  gainOfWaiting,
  isThere,
  lossText,
  ofCouponsText,
  stepHint,
} from './cashPlan'
import type { CashPlan, CashStep, Days } from './cashPlan'
import type { CashPlanning } from './useCashPlan'

interface PlanProps {
  readonly plan: CashPlan
  readonly planning: CashPlanning
}

/** The plan: what it costs, what is there already, and its steps. */
export function Plan({ plan, planning }: PlanProps) {
  const { changed, dismiss } = planning
  return (
    <>
      {changed !== undefined && (
        <Notice tone="warning" onClose={dismiss}>{`${changed}。方案已按现在的情况更新。`}</Notice>
      )}
      <Head plan={plan} planning={planning} />
      <Missing plan={plan} planning={planning} />
      <ComeBack plan={plan} planning={planning} />
      <There plan={plan} />
      <Steps plan={plan} planning={planning} />
      {planning.days && (
        <View className="cash-plan__said">
          <Meaning plan={plan} />
        </View>
      )}
      <Apart plan={plan} />
    </>
  )
}

function Head({ plan, planning }: PlanProps) {
  const { asked, again, days } = planning
  const [hidden] = useAmountsHidden()
  if (!asked) return null
  return (
    <>
      <CellGroup>
        <Cell
          label={plan.day === plan.today ? '今天要用' : `${dayText(plan.day)}要用`}
          value={<Amount value={asked.amount} hidden={hidden} />}
          onPress={again}
        />
      </CellGroup>
      {isThere(plan, asked.amount) ? (
        <Card tone="hero">
          <Figure caption="可用余额（元）" value={plan.available} />
          <View className="cash-plan__caption">余额已经够用，可以返回继续办理</View>
        </Card>
      ) : days ? (
        <TwoDays plan={plan} planning={planning} days={days} />
      ) : (
        <Cost plan={plan} />
      )}
    </>
  )
}

/** What the steps cost: no hero, because it is no money that anybody has. */
function Cost({ plan }: Pick<PlanProps, 'plan'>) {
  const [hidden] = useAmountsHidden()
  const ofCoupons = couponLossOf(plan)
  return (
    <Card className={plan.loss > 0 && !hidden ? 'cash-plan__cost' : undefined}>
      <Figure caption="与持有到期相比一共少得（元）" value={plan.loss} />
      {ofCoupons > 0 && (
        <View className="cash-plan__caption">
          其中优惠券权益 <Amount value={ofCoupons} hidden={hidden} />
        </View>
      )}
      <Meaning plan={plan} />
    </Card>
  )
}

/** How sure it is that nothing costs less: of the chosen plan, and so beside its steps and not beside the days. */
const Meaning = ({ plan }: Pick<PlanProps, 'plan'>) => {
  const [hidden] = useAmountsHidden()
  return <View className="cash-plan__caption">{unbroken(headline(plan, hidden))}</View>
}

/** What the same money costs today and tomorrow, in the same shape: much of what costs today comes by itself tomorrow. */
function TwoDays({ plan, planning: { asked, askFor }, days }: PlanProps & { readonly days: Days }) {
  const [hidden, setHidden] = useAmountsHidden()
  if (!asked) return null
  const { now, later } = days
  const choiceOf = (name: string, one: CashPlan) => ({
    title: `${name}取`,
    ...(!hidden && { warning: lossText(one) }),
    hint: [...(hidden ? [] : ofCouponsText(one)), `${allThere(one, asked.amount)}全部到账`],
    chosen: plan === one,
  })
  return (
    <>
      <View className="cash-plan__head cash-plan__days">
        <View className="cash-plan__gain">
          {unbroken(hidden ? '等到明天取，更划算' : `等到明天，可多得${formatAmount(gainOfWaiting(days))}元`)}
        </View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <Choices label="哪天取">
        <Choice {...choiceOf('今天', now)} onChoose={() => askFor({ amount: asked.amount })} />
        <Choice
          {...choiceOf('明天', later)}
          onChoose={() => askFor({ amount: asked.amount, ...(isDay(later.day) && { day: later.day }) })}
        />
      </Choices>
    </>
  )
}

function Figure({ caption, value }: { readonly caption: string; readonly value: Fen }) {
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <>
      <View className="cash-plan__head">
        <View className="cash-plan__caption">{caption}</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <Amount className="cash-plan__figure" value={value} hidden={hidden} symbol={false} size="hero" />
    </>
  )
}

/** What the cost means, and how sure it is. */
function headline(plan: CashPlan, hidden: boolean): string {
  const { steps, missing, bound, loss } = plan
  if (missing > 0) return '全部能取的都取出来，仍不够'
  if (steps.length === 0) return '到时自动到账，不需要办理'
  if (bound > 0 && hidden) return '存款较多，未逐一比较'
  if (bound > 0) return `存款较多，未逐一比较：最划算的取法至多还能多得${formatAmount(bound)}元`
  if (loss === 0) return '这样取与持有到期得到的一样多'
  return `已比较全部取法，${plan.day === plan.today ? '今天' : ''}这样取最划算`
}

/** What can be done where there isn't enough. */
function Missing({ plan, planning: { asked, askFor } }: PlanProps) {
  const [hidden] = useAmountsHidden()
  const { missing, most, enoughFrom, day, today } = plan
  if (missing === 0 || !asked) return null
  const on = isDay(day) && day !== today ? { day } : {}
  return (
    <>
      <Notice
        tone="warning"
        {...(most > 0 && { action: '按这个金额看', onPress: () => askFor({ amount: most, ...on }) })}
      >
        {hidden
          ? '这个金额凑不齐'
          : `${day === today ? '今天' : `${dayText(day)}前`}最多可用${formatAmount(most)}元，还差${formatAmount(missing)}元`}
      </Notice>
      {isDay(enoughFrom) && (
        <Notice action="改到这天" onPress={() => askFor({ amount: asked.amount, day: enoughFrom })}>
          {`${dayText(enoughFrom)}可以凑齐`}
        </Notice>
      )}
    </>
  )
}

/** When to come back, where nothing of the plan can be done today. */
function ComeBack({ plan, planning: { done } }: PlanProps) {
  const on = comeBackOn(plan)
  return on === undefined ? null : (
    <Notice>{`${done.length > 0 ? '' : '今天不用办理，'}请在${dayText(on)}再来这里办理`}</Notice>
  )
}

/** What is there without doing anything. */
function There({ plan: { available, coming, caught } }: { readonly plan: CashPlan }) {
  const [hidden] = useAmountsHidden()
  return (
    <CellGroup title="不用办理">
      <Cell label="电子账户余额" value={<Amount value={available} hidden={hidden} />} />
      {coming.map(({ day, name, amount }, index) => (
        <Cell
          key={index}
          label={name === '' ? '活期结息' : name}
          hint={`${dayText(day)}自动到账`}
          value={<Amount value={amount} hidden={hidden} />}
        />
      ))}
      {caught > 0 && (
        <Cell label="先补足冻结" hint="到账的资金先用于补足" value={<Amount value={caught} hidden={hidden} />} />
      )}
    </CellGroup>
  )
}

function Steps({ plan, planning: { asked, done } }: PlanProps) {
  const all = done.length + plan.steps.length
  if (!asked || all === 0) return null
  return (
    <CellGroup title={`分${all}步，${allThere(plan, asked.amount)}全部到账`}>
      {done.map((step, index) => (
        <Step key={index} at={index + 1} step={step} hint="已办理" />
      ))}
      {plan.steps.map((step, index) => (
        <Step key={done.length + index} at={done.length + index + 1} step={step} hint={stepHint(step, plan.today)} />
      ))}
    </CellGroup>
  )
}

interface StepProps {
  readonly at: number
  readonly step: CashStep
  readonly hint: string
}

function Step({ at, step, hint }: StepProps) {
  const [hidden] = useAmountsHidden()
  const elder = useContext(ElderView)
  const name = `${at}. ${step.name}`
  const how = (
    <>
      <View>{hint}</View>
      {step.loss > 0 && (
        <View className="cash-plan__loss">
          <Less of={step} hidden={hidden} />
        </View>
      )}
    </>
  )
  const value = <Amount value={step.payout} hidden={hidden} />
  if (!elder) return <Cell label={name} hint={how} value={value} />
  // The amount comes last, and doesn't stand alone between a name and what is done.
  const label = (
    <>
      {unbroken(name)}
      <View className="cash-plan__caption">{how}</View>
    </>
  )
  return <Cell label={label} value={value} />
}

/** What can't be had by the day: only where it is missed. */
function Apart({ plan: { apart, missing } }: { readonly plan: CashPlan }) {
  const [hidden] = useAmountsHidden()
  if (missing === 0 || apart.length === 0) return null
  return (
    <CellGroup title="暂时取不到">
      {apart.map(({ name, amount, why }, index) => (
        <Cell key={index} label={name} hint={why} value={<Amount value={amount} hidden={hidden} />} />
      ))}
    </CellGroup>
  )
}
