import type { ResponseOf } from '@/contract/call'
import type { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { addDays, daysBetween, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { duePayouts, interestBy } from '@/domain/interest/position'
import type { DepositPosition } from '@/domain/interest/position'
import { toldPosition } from '@/domain/interest/told'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import { addFen, fen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { isClosed } from '../holdList'

type Detail = ResponseOf<typeof queryHoldingDetail>

/** What an open deposit comes to on a day, in fen: what is still to be had, not what full periods have paid. */
export interface Taken {
  readonly on: Day
  readonly value: Fen
  /** Less than at maturity. */
  readonly lost: Fen
}

/** The rest of a deposit's term, for every day of which it is known what it comes to. */
export interface RestOfTerm {
  readonly from: Day
  readonly to: Day
  readonly days: number
  /** Days from `from` on which the rate becomes another one. */
  readonly turns: readonly number[]
  /** After so many days, the end included; by the rule that the bank pays by. */
  readonly after: (days: number) => Taken
}

function openPosition({ holding, earns }: Detail): DepositPosition | undefined {
  if (isClosed(holding) || !earns) return undefined
  return toldPosition({ ...holding, productType: holding.prodType, ...earns }, holding.amount)
}

/** A cash coupon's deduction is kept back from whoever leaves early (docs/decisions/voucher.md). */
const keptBack = ({ coupon }: Detail): Fen => (coupon?.kind === 'cash' ? coupon.benefit : ZERO_FEN)

/** What a rate coupon pays beside the deposit's own interest to whoever keeps it to its end. */
export const rewardAtEnd = ({ coupon }: Detail): Fen =>
  coupon?.kind === 'rate' && coupon.state === 'due' ? coupon.benefit : ZERO_FEN

/** Undefined of what has ended, what has no end, and of shares. */
export function restOfTerm(detail: Detail): RestOfTerm | undefined {
  const position = openPosition(detail)
  const { today } = detail
  if (!position || today === undefined || !isDay(today)) return undefined
  const { startDay, endDay, amount, interest } = position
  const from = today < startDay ? startDay : today
  const { accumulatedIncome: paid } = detail.holding
  const valueOn = (on: Day): Fen => {
    const whole = addFen(amount, subtractFen(interestBy(position, on), paid))
    return on < endDay ? subtractFen(whole, keptBack(detail)) : addFen(whole, rewardAtEnd(detail))
  }
  const atEnd = valueOn(endDay)
  const days = Math.max(0, daysBetween(from, endDay))
  const steps = interest.method === 'stepped' ? interest.steps : []
  return {
    from,
    to: endDay,
    days,
    turns: steps
      .map(({ fromDays }) => daysBetween(from, addDays(startDay, fromDays)))
      .filter((turn) => turn > 0 && turn < days),
    after: (after) => {
      const on = after < days ? addDays(from, after) : endDay
      const value = valueOn(on)
      return { on, value, lost: fen(Math.max(0, subtractFen(atEnd, value))) }
    },
  }
}

/** What comes next for a deposit without anybody's doing. */
export interface ComingEvent {
  readonly date: string
  readonly title: string
  /** Of interest; what comes at the end is `RestOfTerm`'s. */
  readonly amount?: Fen
}

const AT_END: Readonly<Record<MaturityInstruction, string>> = {
  PAY_OUT: '到期，本息转入电子账户',
  RENEW_PRINCIPAL: '到期，本金续存，利息转入电子账户',
  RENEW_ALL: '到期，本息一起续存',
  TO_WEALTH: '到期，本息申购理财',
}

/** Its next payment of interest, or its end by the customer's instruction; undefined of what has ended and of shares. */
export function comingEvent(detail: Detail): ComingEvent | undefined {
  const position = openPosition(detail)
  const { today, maturity } = detail
  if (!position || today === undefined) return undefined
  const { endDay } = position
  const payout = duePayouts(position, endDay).find(({ on }) => on > today)
  if (payout && payout.on < endDay)
    return { date: formatDay(payout.on), title: '付息到电子账户', amount: payout.amount }
  return {
    date: formatDay(endDay),
    title: AT_END[!maturity || maturity.unavailable !== undefined ? 'PAY_OUT' : maturity.instruction],
  }
}
