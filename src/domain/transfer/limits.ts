import type { Day } from '../dates/day'
import { dayOfInstant, minutesOfDay } from '../dates/instant'
import { formatInstant } from '../dates/format'
import type { ErrorName } from '../errors/codes'
import { TRANSFERS_MESSAGES } from '../errors/transfersMessages'
import { fen, yuan, ZERO_FEN } from '../money/fen'
import type { Fen } from '../money/fen'
import { formatShortAmount } from '../money/format'

/** Limits of money out to bound cards, in fen; counts are transfers a day (ours). */
export const OUT_LIMITS = {
  single: yuan(500_000),
  aDay: yuan(1_000_000),
  countADay: 20,
  /** The limit of a day while the account cools down after a change. */
  coolingADay: yuan(5_000),
} as const

/** How long an account cools down after a change of phone, password, first card, or a lifted loss. */
export const COOLING_MS = 24 * 60 * 60_000

/** Above these amounts an order needs more than the payment password: an SMS code, then a face check too. */
export const STEP_UP_OVER = { code: yuan(50_000), face: yuan(200_000) } as const

/** How long a face that was shown is good. */
export const FACE_PASS_MS = 10 * 60_000

/** The largest amount, as many digits as the keyboard takes. */
export const LARGEST_TRANSFER = fen(9_999_999_999)

/** Minutes after midnight between which the night lock is on; it spans midnight. */
export const NIGHT = { from: 22 * 60, until: 6 * 60 } as const

/** The used part of a day's limits, by transfers that neither failed nor came back. */
export interface DayUse {
  readonly amount: Fen
  readonly count: number
}

/** What limits money out now. */
export interface OutLimits {
  /** The bank's, or the customer's own where that is lower. */
  readonly single: Fen
  readonly aDay: Fen
  readonly countADay: number
  readonly used: DayUse
  /** Epoch ms; undefined when the account isn't cooling down. */
  readonly coolingUntil: number | undefined
  readonly nightLock: boolean
  /** Whether the customer has stopped all payments. */
  readonly stopped?: boolean
}

/** A card's own limits of money in; undefined for none (无限额). */
export interface CardLimits {
  readonly single: Fen | undefined
  readonly aDay: Fen | undefined
  readonly used: Fen
}

/** The limits a customer has set. */
export interface OwnLimits {
  readonly single: Fen | null
  readonly aDay: Fen | null
  readonly nightLock: boolean
  readonly coolingUntil: number
  /** Higher limits, and the day they begin; null while none wait. */
  readonly nextSingle?: Fen | null
  readonly nextADay?: Fen | null
  readonly nextFrom?: Day | null
  /** Since when all payments are stopped, epoch ms; null while they aren't. */
  readonly stoppedAt?: number | null
}

const least = (bank: Fen, own: Fen | null | undefined): Fen =>
  own === null || own === undefined || bank < own ? bank : own

/** The most at once and in a day by the customer's own word, the bank's where that is lower; without cooling. */
export function ownLimitsOn(own: OwnLimits | undefined, today: Day): { readonly single: Fen; readonly aDay: Fen } {
  const begun = typeof own?.nextFrom === 'string' && own.nextFrom <= today
  return {
    single: least(OUT_LIMITS.single, begun ? own.nextSingle : own?.single),
    aDay: least(OUT_LIMITS.aDay, begun ? own.nextADay : own?.aDay),
  }
}

/** The limits of money out as they stand at `now`. */
export function outLimits(own: OwnLimits | undefined, used: DayUse, now: number): OutLimits {
  const cooling = own !== undefined && own.coolingUntil > now
  const { single, aDay } = ownLimitsOn(own, dayOfInstant(now))
  return {
    single,
    aDay: cooling ? least(aDay, OUT_LIMITS.coolingADay) : aDay,
    countADay: OUT_LIMITS.countADay,
    used,
    coolingUntil: cooling ? own.coolingUntil : undefined,
    nightLock: own?.nightLock ?? false,
    stopped: typeof own?.stoppedAt === 'number',
  }
}

const minus = (limit: Fen, used: Fen): Fen => (used < limit ? fen(limit - used) : ZERO_FEN)

/** What may still go out today, in fen. */
export const outLeft = ({ aDay, used, countADay }: Pick<OutLimits, 'aDay' | 'used' | 'countADay'>): Fen =>
  used.count >= countADay ? ZERO_FEN : minus(aDay, used.amount)

/** What may still come in from a card today, in fen; undefined for a card without a daily limit. */
export const cardLeft = ({ aDay, used }: CardLimits): Fen | undefined =>
  aDay === undefined ? undefined : minus(aDay, used)

/** Why a limit doesn't allow an amount: the catalogue's name, and the sentence with what is left. */
export interface LimitRefusal {
  readonly name: ErrorName
  readonly message: string
}

const refusal = (name: ErrorName, message: string): LimitRefusal => ({ name, message })

const amountRefusal = (amount: Fen): LimitRefusal | undefined =>
  amount > 0 && amount <= LARGEST_TRANSFER ? undefined : refusal('AmountInvalid', TRANSFERS_MESSAGES.AmountInvalid)

export const isNight = (now: number): boolean => {
  const minutes = minutesOfDay(now)
  return minutes >= NIGHT.from || minutes < NIGHT.until
}

const inYuan = (amount: Fen): string => `${formatShortAmount(amount)}元`

/** Why nothing may be paid now, whatever the amount; undefined when something may. */
export function lockRefusal(limits: Pick<OutLimits, 'nightLock' | 'stopped'>, now: number): LimitRefusal | undefined {
  if (limits.stopped === true) return refusal('PaymentsStopped', TRANSFERS_MESSAGES.PaymentsStopped)
  return limits.nightLock && isNight(now) ? refusal('NightLocked', TRANSFERS_MESSAGES.NightLocked) : undefined
}

/** Why this amount can't go out now, with the amount that can; undefined when it may. `now`: by the bank's clock. */
export const outRefusal = (limits: OutLimits, amount: Fen, now: number): LimitRefusal | undefined =>
  amountRefusal(amount) ?? lockRefusal(limits, now) ?? outLimitRefusal(limits, amount)

/** The same without the locks, which hold for every amount and by the bank's clock alone. */
export function outLimitRefusal(
  limits: Omit<OutLimits, 'nightLock' | 'stopped'>,
  amount: Fen,
): LimitRefusal | undefined {
  const { single, countADay, used, coolingUntil } = limits
  const left = outLeft(limits)
  const invalid = amountRefusal(amount)
  if (invalid) return invalid
  if (amount > single) {
    return refusal('TransferLimitSingle', `单笔最多转出${inYuan(single)}，请分次转出或调整限额`)
  }
  if (used.count >= countADay) {
    return refusal('TransferLimitCount', `今日已转出${used.count}笔，每日最多${countADay}笔，请明日再试`)
  }
  if (amount <= left) return undefined
  if (coolingUntil !== undefined) {
    const until = formatInstant(coolingUntil)
    return refusal('CoolingDown', `为保护您的资金，${until}前每日限额较低，今日还可转出${inYuan(left)}`)
  }
  return refusal('TransferLimitDay', `超过今日转出限额，今日还可转出${inYuan(left)}`)
}

/** Why this amount can't be paid to somebody else now; payments aren't counted, their amounts are. */
export const spendingRefusalBy = (limits: OutLimits, amount: Fen, now: number): LimitRefusal | undefined =>
  outRefusal({ ...limits, used: { ...limits.used, count: 0 } }, amount, now)

/** Why a card can't pay this amount now, with the amount it can; undefined when it may. */
export function inRefusal(limits: CardLimits, amount: Fen): LimitRefusal | undefined {
  const invalid = amountRefusal(amount)
  if (invalid) return invalid
  const { single } = limits
  if (single !== undefined && amount > single) {
    return refusal('CardLimitSingle', `该银行卡单笔最多转入${inYuan(single)}，请分次转入或更换银行卡`)
  }
  const left = cardLeft(limits)
  if (left !== undefined && amount > left) {
    const way = amount > (limits.aDay ?? amount) ? '减少金额' : '明日再试'
    return refusal('CardLimitDay', `该银行卡今日还可转入${inYuan(left)}，请${way}或更换银行卡`)
  }
  return undefined
}

/** What an order of this size needs besides the password. */
export const stepUpFor = (amount: Fen): { readonly code: boolean; readonly face: boolean } => ({
  code: amount > STEP_UP_OVER.code,
  face: amount > STEP_UP_OVER.face,
})

/** What a face must be shown for: one good for an order from elsewhere is good for a large one too (ours). */
export const faceSceneFor = (amount: Fen, elsewhere: boolean): 'transfer' | 'transferAway' | undefined => {
  if (elsewhere) return 'transferAway'
  return stepUpFor(amount).face ? 'transfer' : undefined
}
