import type { Day } from '../dates/day'
import { daysBetween, isDay } from '../dates/day'
import { addMonths } from '../dates/calendarMonths'
import { monthOf } from '../dates/month'
import type { Month } from '../dates/month'
import { addToMonth, lastDay } from '../dates/monthSpan'
import { limitText } from '../limits/limitText'
import { addFen, fen, subtractFen } from '../money/fen'
import type { Fen } from '../money/fen'

/** Pots (存钱罐): money of the electronic account that its owner puts aside for something (docs/decisions/pots.md). */

/** How many a customer may have open (ours). */
export const MAX_POTS = 10

/** Characters of a name. */
export const POT_NAME_MOST = 12

/** How many years ahead a pot's day may be (ours). */
export const POT_YEARS = 10

/** The largest target in fen, and the most that one movement or one month brings: ten million yuan (ours). */
export const POT_MOST = 1_000_000_000

/** The same as it is said. */
export const POT_MOST_TEXT = `${limitText(fen(POT_MOST))}元`

/** How far from the plan, in percent of the target, counts as behind or ahead of it: who is within is neither (ours). */
export const POT_LEEWAY_PERCENT = 5

/** What a pot looks like. */
export const POT_PICTURES = ['savings', 'home', 'gift', 'people', 'mobile', 'shop', 'shield', 'document'] as const
export type PotPicture = (typeof POT_PICTURES)[number]

/** What money does with a pot: into it and out by hand; by a rule; out when it is closed, and for what holds the account's money. */
export const POT_MOVES = ['in', 'out', 'monthly', 'matured', 'closed', 'held'] as const
export type PotMove = (typeof POT_MOVES)[number]

const INWARDS: readonly PotMove[] = ['in', 'monthly', 'matured']

/** Whether a movement makes the pot fuller. */
export const comesIn = (move: PotMove): boolean => INWARDS.includes(move)

/** What is saved for, and from where: another target or day begins anew from what is there then. */
export interface PotPlan {
  readonly target: Fen
  /** The day by which it is to be reached; undefined for none. */
  readonly byDay?: Day | undefined
  readonly sinceDay: Day
  readonly sinceAmount: Fen
}

/** What the plan asks for by a day, in even steps; undefined without a day to reach it by. */
export function plannedBy({ target, byDay, sinceDay, sinceAmount }: PotPlan, today: Day): Fen | undefined {
  if (byDay === undefined) return undefined
  const all = daysBetween(sinceDay, byDay)
  const gone = Math.min(all, daysBetween(sinceDay, today))
  if (all <= 0) return target
  return addFen(sinceAmount, fen(Math.floor((Math.max(0, target - sinceAmount) * gone) / all)))
}

/** REACHED: the target is there. SAVING: no day is set. The others: where it stands against its plan. */
export const POT_STANDINGS = ['REACHED', 'AHEAD', 'ON_PLAN', 'BEHIND', 'SAVING'] as const
export type PotStanding = (typeof POT_STANDINGS)[number]

/** How a pot stands that holds so much; a day that is over without the target is behind, however little lacks. */
export function standingOf(plan: PotPlan, balance: Fen, today: Day): PotStanding {
  if (balance >= plan.target) return 'REACHED'
  const planned = plannedBy(plan, today)
  if (planned === undefined || plan.byDay === undefined) return 'SAVING'
  if (today > plan.byDay) return 'BEHIND'
  const leeway = (plan.target * POT_LEEWAY_PERCENT) / 100
  if (balance + leeway < planned) return 'BEHIND'
  return balance > planned + leeway ? 'AHEAD' : 'ON_PLAN'
}

/** What isn't there yet; nothing where more is. */
export const potLack = ({ target }: Pick<PotPlan, 'target'>, balance: Fen): Fen => fen(Math.max(0, target - balance))

/** What each month has to bring from today on, so that the target is there by its day: rounded up to the fen; undefined where there is no such day. */
export function monthlyShare(plan: PotPlan, balance: Fen, today: Day): Fen | undefined {
  const { byDay } = plan
  const lack = potLack(plan, balance)
  if (byDay === undefined || byDay <= today || lack === 0) return undefined
  let months = 1
  while (addMonths(today, months) < byDay) months += 1
  return fen(Math.ceil(lack / months))
}

const WHOLE_YUAN = 100

/** What each month would have to bring instead of its rule's amount, so that a pot that is behind reaches its target: in whole yuan, rounded up; undefined where nothing has to change. */
export function monthlyOffer(
  pot: Pick<PotTerms, 'monthlyAmount'> & { readonly standing: PotStanding; readonly monthlyShare?: Fen | undefined },
): Fen | undefined {
  const { standing, monthlyShare: share, monthlyAmount } = pot
  if (standing !== 'BEHIND' || share === undefined) return undefined
  const offered = fen(Math.ceil(share / WHOLE_YUAN) * WHOLE_YUAN)
  return offered > monthlyAmount && offered <= POT_MOST ? offered : undefined
}

/** How much of the target is there, in whole percent; 100 only when all of it is. */
export const potPercent = (target: Fen, balance: Fen): number => Math.min(100, Math.floor((balance * 100) / target))

/** The day of a month on which a rule moves money; the month's last where it has no such date. */
export function fillDay(month: Month, date: number): Day {
  const last = lastDay(month)
  return Number(last.slice(6)) <= date ? last : (`${month}${String(date).padStart(2, '0')}` as Day)
}

/** The next day on which a rule moves money, after today: today's was at midnight. */
export function nextFill(date: number, today: Day): Day {
  const here = fillDay(monthOf(today), date)
  return here > today ? here : fillDay(addToMonth(monthOf(today), 1), date)
}

/** A pot as its form gives it. */
export interface PotTerms {
  readonly name: string
  /** Fen. */
  readonly target: Fen
  readonly picture: PotPicture
  /** '' for none. */
  readonly byDay: string
  /** Fen that each month brings; 0 for no such rule. */
  readonly monthlyAmount: Fen
  /** The date of that, 1 to 31. */
  readonly monthlyDate: number
  /** Whether it takes the interest of deposits that mature. */
  readonly takesInterest: boolean
}

/** The form's fields that can be wrong. */
export type PotFault = 'name' | 'target' | 'byDay' | 'monthlyAmount' | 'monthlyDate'

export const POT_FAULTS: Readonly<Record<PotFault, string>> = {
  name: `请给存钱罐起个名字，最多${POT_NAME_MOST}个字`,
  target: `目标金额须大于0且不超过${POT_MOST_TEXT}`,
  byDay: `目标日期须晚于今天，且在${POT_YEARS}年以内`,
  monthlyAmount: `每月存入金额不能超过${POT_MOST_TEXT}`,
  monthlyDate: '请选择每月1日至31日中的一天',
}

/** The first field that can't be so; a day that was set before may be over by now, when it stays as it is. */
export function potFault(terms: PotTerms, today: Day, setBefore = ''): PotFault | undefined {
  const name = [...terms.name.trim()].length
  if (name === 0 || name > POT_NAME_MOST) return 'name'
  if (terms.target <= 0 || terms.target > POT_MOST) return 'target'
  if (terms.byDay !== '' && terms.byDay !== setBefore && !isAhead(terms.byDay, today)) return 'byDay'
  if (terms.monthlyAmount < 0 || terms.monthlyAmount > POT_MOST) return 'monthlyAmount'
  const dated = Number.isInteger(terms.monthlyDate) && terms.monthlyDate >= 1 && terms.monthlyDate <= 31
  return terms.monthlyAmount > 0 && !dated ? 'monthlyDate' : undefined
}

const isAhead = (byDay: string, today: Day): boolean =>
  isDay(byDay) && byDay > today && byDay <= addMonths(today, POT_YEARS * 12)

/** What a movement by hand leaves: shown before it, and what the bank posts. */
export function potMoveEffect(
  direction: 'IN' | 'OUT',
  amount: Fen,
  { balance, available }: { readonly balance: Fen; readonly available: Fen },
): { readonly balanceAfter: Fen; readonly availableAfter: Fen } {
  return direction === 'IN'
    ? { balanceAfter: addFen(balance, amount), availableAfter: subtractFen(available, amount) }
    : { balanceAfter: subtractFen(balance, amount), availableAfter: addFen(available, amount) }
}
