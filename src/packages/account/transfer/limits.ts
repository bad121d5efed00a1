import type { ResponseOf } from '@/contract/call'
import type { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import type { ErrorName } from '@/domain/errors/codes'
import { formatInstant } from '@/domain/dates/format'
import { fen, subtractFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { limitText } from '@/domain/limits/limitText'
import { formatShortAmount } from '@/domain/money/format'
import { inRefusal, outLimitRefusal } from '@/domain/transfer/limits'
import type { LimitRefusal } from '@/domain/transfer/limits'
import type { TransferDirection } from '@/domain/transfer/machine'

export type Limits = ResponseOf<typeof queryTransferLimits>
export type TransferCard = Limits['cards'][number]

/** `农业银行(6006)` from a masked number. */
export const cardTitle = ({ bankName, cardNo }: { readonly bankName: string; readonly cardNo: string }): string =>
  `${bankName}(${cardNo.slice(-4)})`

const leftText = (left: Fen | undefined, verb: string): string =>
  left === undefined ? '今日无限额' : `今日还可${verb}${formatShortAmount(left)}元`

/** What a card still gives, for choosing one. */
export const cardHint = ({ single, left }: TransferCard): string =>
  `单笔${limitText(single)}，${leftText(left, '转入')}`

/** What may go out now. */
export const outHint = ({ out: { single, left, countADay, countToday } }: Limits): string =>
  `单笔${limitText(single)}，${leftText(left, '转出')}，还可转${Math.max(0, countADay - countToday)}笔`

/** Why less may go out than usual; undefined when all is as usual. */
export function coolingNotice({ out }: Limits): string | undefined {
  if (out.coolingUntil === undefined) return undefined
  return `为保护您的资金，安全信息变更后24小时内每日最多转出${limitText(out.aDay)}，${formatInstant(out.coolingUntil)}恢复`
}

/** What 全部转出 fills in: all that can be spent, as far as it may go out at once. */
export const mostOut = ({ out: { available, left, single } }: Limits): Fen => fen(Math.min(available, left, single))

/** What is said at the amount. */
export interface AmountProblem {
  readonly said: string
  /** Whether it is a limit's, which the customer may look at and change. */
  readonly ofLimit: boolean
  /** What the account has too little, where nothing else is against the amount. */
  readonly lacks?: Fen
}

/** The customer's own limits, and the lower one after a change. */
const LIMITS: ReadonlySet<ErrorName> = new Set(['TransferLimitSingle', 'TransferLimitDay', 'CoolingDown'])

export const amountProblem = (said: string, name?: ErrorName): AmountProblem => ({
  said,
  ofLimit: name !== undefined && LIMITS.has(name),
})

/**
 * Why an amount can't be transferred, in the bank's own words; undefined when it can. Locks aren't asked: the bank tells of
 * them by its own clock, whatever the amount.
 */
export function transferProblem(
  direction: TransferDirection,
  limits: Limits,
  card: TransferCard,
  amount: Fen,
): AmountProblem | undefined {
  const { single, aDay, usedToday } = card
  const saidBy = (refusal: LimitRefusal) => amountProblem(refusal.message, refusal.name)
  if (direction === 'IN') {
    const refused = inRefusal({ single, aDay, used: usedToday }, amount)
    return refused && saidBy(refused)
  }
  const { out } = limits
  const used = { amount: out.usedToday, count: out.countToday }
  const refusal = outLimitRefusal({ ...out, coolingUntil: out.coolingUntil, used }, amount)
  if (refusal) return saidBy(refusal)
  if (amount <= out.available) return undefined
  return { ...amountProblem('可用余额不足'), lacks: subtractFen(amount, out.available) }
}

/** Whether to warn of fraud before money goes out: for the first time, or much of it. */
export const needsWarning = ({ out }: Limits, amount: Fen): boolean => !out.sentBefore || amount > out.codeOver
