import type { RequestOf, ResponseOf } from '@/contract/call'
import type { queryCashPlan } from '@/contract/holding/queryCashPlan'
import type { redeemProduct } from '@/contract/order/redeemProduct'
import { addDays, isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { CASH_MESSAGES } from '@/domain/errors/cashMessages'
import { FIGURES } from '@/domain/figures'
import { aheadThrough } from '@/domain/maturity/ahead'
import type { Day } from '@/domain/dates/day'
import { addFen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

export type CashPlan = ResponseOf<typeof queryCashPlan>
export type CashStep = CashPlan['steps'][number]

export const dayText = (day: string): string => (isDay(day) ? formatDay(day) : day)

/** Why a day can't be planned for; undefined when it can. */
export const dayProblem = (chosen: Day, today: Day): string | undefined =>
  chosen < today || chosen > aheadThrough(today) ? CASH_MESSAGES.CashDayInvalid : undefined

const NAMES: Readonly<Record<CashStep['how'], string>> = {
  full: '提前支取',
  ordinary: '普通赎回',
  fast: '快速赎回',
  payOut: '到期转出',
  cancel: '取消转理财申请',
  takeBack: '转回电子账户',
  fromPot: '从存钱罐转出',
}

export const stepName = ({ how }: CashStep): string => NAMES[how]

/** What is done when, and when the money is there. */
export function stepHint(step: CashStep, today: string): string {
  const { how, day, arrives } = step
  const when = day === today ? '' : `${dayText(day)}`
  switch (how) {
    case 'full':
      return `${when}提前支取，当日到账`
    case 'fast':
      return `${when}快速赎回，当日到账`
    case 'ordinary':
      return `${when === '' ? '' : `${when} ${FIGURES.tradeCutOff}前`}普通赎回，预计${dayText(arrives)}到账`
    case 'payOut':
      return `到期处理改为到期转出，${dayText(arrives)}到账`
    case 'cancel':
      return '先取消到期转理财，再提前支取'
    case 'fromPot':
      return `${when}转回余额，实时到账`
    default:
      return `${when}转回电子账户，实时到账`
  }
}

type RedeemMode = RequestOf<typeof redeemProduct>['mode']

/** How the page itself carries a step out; undefined for what another page does. */
export const modeOf = ({ how }: CashStep): RedeemMode | undefined =>
  how === 'full' || how === 'ordinary' || how === 'fast' ? how : undefined

/** The page that does a step this one doesn't. */
export function elsewhere({ how, id, accountClass }: CashStep): Link {
  if (how === 'fromPot') return link('/pot', { potId: id })
  if (how === 'takeBack')
    return accountClass === 'III' ? link('/lzhCardIdex', { acctId: id }) : link('/IICardIdex', { acctId: id })
  return link('/redeposit', { seqNo: id, instruction: 'PAY_OUT' })
}

/** The step that is next today; undefined when nothing is left to do today. */
export const nextStep = ({ steps: [first], today }: CashPlan): CashStep | undefined =>
  first && first.day === today ? first : undefined

/** After a step the renewed plan is the one that was confirmed without it, and still enough. */
export const goesOn = (
  renewed: CashPlan,
  { plan, step }: { readonly plan: CashPlan; readonly step: CashStep },
): boolean =>
  renewed.missing === 0 && JSON.stringify(renewed.steps) === JSON.stringify(plan.steps.filter((one) => one !== step))

/** The day on which the next step is due, where that isn't today; undefined also of what isn't enough. */
export const comeBackOn = ({ steps: [first], today, missing }: CashPlan): string | undefined =>
  first && missing === 0 && first.day > today ? first.day : undefined

/** When as much of it as is needed is in the account: what the steps bring, and of the income the first that makes up the rest. */
export function allThere({ steps, coming, caught, available, today }: CashPlan, need: Fen): string {
  let left = need + caught - available - addFen(...steps.map(({ payout }) => payout))
  const days = [today, ...steps.map(({ arrives }) => arrives)]
  for (const { day, amount } of [...coming].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    if (left <= 0) break
    days.push(day)
    left -= amount
  }
  const last = days.sort().pop() ?? today
  return last === today ? '今天' : dayText(last)
}

/** `少得593.00元`. */
export const lossText = ({ loss }: CashPlan): string => (loss === 0 ? '一分不少' : `少得${formatAmount(loss)}元`)

/** What of a plan's cost is coupons'. */
export const couponLossOf = ({ steps }: CashPlan): Fen => addFen(ZERO_FEN, ...steps.map(({ couponLoss }) => couponLoss))

/** The same in words, where there is any. */
export function ofCouponsText(plan: CashPlan): readonly string[] {
  const ofCoupons = couponLossOf(plan)
  return ofCoupons > 0 ? [`其中优惠券权益${formatAmount(ofCoupons)}元`] : []
}

/** The day that a plan is compared with: tomorrow for one for today that loses something, today for one for tomorrow. */
export function otherDay({ day, today, loss, missing }: CashPlan): Day | undefined {
  if (missing > 0 || !isDay(today)) return undefined
  const tomorrow = addDays(today, 1)
  if (day === tomorrow) return today
  return day === today && loss > 0 ? tomorrow : undefined
}

/** Today's plan and tomorrow's, where there can be enough on both and a day's patience loses less. */
export interface Days {
  readonly now: CashPlan
  readonly later: CashPlan
}

/** @param other the plan for `otherDay` of the first */
export function daysOf(plan: CashPlan, other: CashPlan | undefined): Days | undefined {
  if (!other || other.missing > 0 || other.day === plan.day) return undefined
  const [now, later] = plan.day === plan.today ? [plan, other] : [other, plan]
  return later.loss < now.loss ? { now, later } : undefined
}

/** What a day's patience brings. */
export const gainOfWaiting = ({ now, later }: Days): Fen => subtractFen(now.loss, later.loss)

/** The amount is there to spend now, without what comes. */
export const isThere = ({ steps, available, missing }: CashPlan, need: Fen): boolean =>
  steps.length === 0 && missing === 0 && available >= need
