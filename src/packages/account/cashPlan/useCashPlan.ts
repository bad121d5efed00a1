import { useRef, useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { queryCashPlan } from '@/contract/holding/queryCashPlan'
import { redeemProduct } from '@/contract/order/redeemProduct'
import { isDay } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import { typedYuan } from '@/domain/money/input'
import { notDoneSentence, refusalPlace } from '@/features/order/refusal'
import { sayRefusal } from '@/features/order/refusals'
import { useOrderSteps } from '@/features/order/useOrderSteps'
import { clock } from '@/platform/clock'
import { productRoute } from '@/products/entrance'
import { call, newClientId } from '@/session/bank'
import { takeCashNeed } from '@/session/cashNeed'
import { useCall } from '@/session/useCall'
import type { Loadable, Read } from '@/session/useCall'
import { showComplaint } from '@/ui/complaint'
import { dayProblem, daysOf, elsewhere, goesOn, modeOf, nextStep, otherDay } from './cashPlan'
import type { CashPlan, CashStep } from './cashPlan'

interface Form {
  readonly text: string
  readonly amount: Fen | undefined
  /** Undefined: today. */
  readonly day: Day | undefined
  readonly amountError?: string | undefined
  readonly dayError?: string | undefined
}

/** What is being confirmed, and the plan that it belongs to. */
interface Confirmed {
  readonly step: CashStep
  readonly plan: CashPlan
}

interface Asked {
  readonly amount: Fen
  readonly day?: Day
}

function formOf(amount: Fen | undefined): Form {
  return { text: amount === undefined ? '' : typedYuan(amount), amount, day: undefined }
}

/** What is needed when; what was lacking on the page before is asked for at once. */
function useAsked() {
  const [form, setForm] = useState(() => formOf(takeCashNeed()))
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const [asked, setAsked] = useState<Asked | undefined>(() =>
    form.amount === undefined ? undefined : { amount: form.amount },
  )
  // The bank's, once it has said it: a phone's clock may be a day off.
  const bankDay = useRef<Day>()
  const today = bankDay.current ?? dayOfInstant(clock.now())
  const { amount, day } = form
  const amountError = amount === undefined || amount <= 0 ? '请输入需要的金额' : undefined
  const dayError = day && dayProblem(day, today)
  const ready = amountError === undefined && dayError === undefined
  const ask = (): void => {
    change({ amountError, dayError })
    if (amount === undefined || !ready) return showComplaint()
    setAsked({ amount, ...(day && day !== today && { day }) })
  }
  /** Another amount or day, as the plan proposes it. */
  const askFor = (one: Asked): void => {
    setForm({ ...formOf(one.amount), day: one.day })
    setAsked(one)
  }
  return { form, change, asked, ready, ask, askFor, again: () => setAsked(undefined), today, bankDay }
}

/** The plan as it was asked for anew, which stands for the read's until that has another one. */
interface Renewal {
  readonly asked: Asked
  readonly plan: Loadable<CashPlan>
  /** What the read had when the renewed plan came; undefined until then. */
  readonly over?: CashPlan | undefined
}

const WAITING = { state: 'loading' } as const

/** The plan for what is asked. From `renew` on the old one is gone: nothing of it can be done again while the new one is on its way. */
function usePlan(asked: Asked | undefined) {
  const read = useCall(queryCashPlan, asked)
  const [renewal, setRenewal] = useState<Renewal>()
  const latest = useRef(read.data)
  latest.current = read.data
  const renew = async (): Promise<CashPlan | undefined> => {
    if (!asked) return undefined
    setRenewal({ asked, plan: WAITING })
    const told = await call(queryCashPlan, asked)
    const plan = told.ok
      ? { state: 'ready' as const, data: told.value }
      : { state: 'failed' as const, error: told.error }
    setRenewal({ asked, plan, over: latest.current })
    return plan.data
  }
  const stands =
    renewal?.asked === asked && (renewal?.plan === WAITING || read.data === undefined || read.data === renewal?.over)
  const plan: Read<CashPlan> = renewal && stands ? { ...renewal.plan, reload: () => void renew() } : read
  return { plan, renew }
}

/** The plan, held back until it is known whether another day loses less; not asked once a step is done. */
function useDays(plan: Read<CashPlan>, asked: Asked | undefined, begun: boolean) {
  const day = plan.data && !begun ? otherDay(plan.data) : undefined
  const wanted = asked && day && { amount: asked.amount, ...(day !== plan.data?.today && { day }) }
  const other = useCall(queryCashPlan, wanted)
  if (!plan.data || !wanted) return { plan, days: undefined }
  if (other.state === 'loading') return { plan: { ...WAITING, reload: plan.reload }, days: undefined }
  return { plan, days: daysOf(plan.data, other.data) }
}

/** The plan, and its steps one after another: after each one the bank is asked anew for the rest. */
export function useCashPlan() {
  const { asked, bankDay, ...asking } = useAsked()
  const { plan: read, renew } = usePlan(asked)
  if (read.data && isDay(read.data.today)) bankDay.current = read.data.today
  const order = useOrderSteps(redeemProduct, {})
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const [done, setDone] = useState<readonly CashStep[]>([])
  const { plan, days } = useDays(read, asked, done.length > 0)
  const [changed, setChanged] = useState<string>()

  /** Something isn't as the plan says: why, which stands above the plan as it is now. */
  const changePlan = (why: string): void => {
    order.close()
    setChanged(why)
    void renew()
  }

  /** Shows what the next step of a plan does: the password comes after it. What another page does is left to that. */
  const confirmNext = (told: CashPlan, mayLeave: boolean): void => {
    const step = nextStep(told)
    if (step && modeOf(step)) {
      setConfirmed({ step, plan: told })
      order.review()
    } else if (step && mayLeave) go(elsewhere(step))
  }

  const start = (): void => {
    if (!plan.data || order.obstacles.stop()) return
    setChanged(undefined)
    confirmNext(plan.data, true)
  }

  const refused = async (error: CallError, step: CashStep, orderId: string): Promise<void> => {
    const place = refusalPlace(error)
    if (place === 'password') return order.change({ passwordError: error.message })
    const result = productRoute(step.prodType, 'RedeemResult')
    if (place === 'unknown' && result) {
      order.close()
      return go(result, { orderId })
    }
    changePlan(notDoneSentence(error))
    await sayRefusal(place, error)
  }

  const submit = async (password: string): Promise<void> => {
    const mode = confirmed && modeOf(confirmed.step)
    if (!confirmed || !mode) return
    const { step } = confirmed
    order.change({ sending: true })
    const clientId = await newClientId()
    const { id: seqNo, amount, interest: expectedInterest, arrives } = step
    const shown = { clientId, seqNo, mode, amount, expectedInterest, password }
    const outcome = await call(redeemProduct, { ...shown, ...(mode === 'ordinary' && { expectedDay: arrives }) })
    order.change({ sending: false })
    if (!outcome.ok) return refused(outcome.error, step, clientId)
    order.close()
    setDone((before) => [...before, step])
    const told = await renew()
    if (!told) return
    if (goesOn(told, confirmed)) confirmNext(told, false)
    else setChanged('余下的步骤与之前不同')
  }

  const dismiss = () => setChanged(undefined)
  return { ...asking, asked, plan, days, order, confirmed, done, changed, dismiss, start, submit }
}

export type CashPlanning = ReturnType<typeof useCashPlan>
