import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import type { Reward, Summary } from './campaigns'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const spanText = (ms: number): string =>
  ms >= DAY_MS ? `${Math.floor(ms / DAY_MS)}天` : ms >= HOUR_MS ? `${Math.floor(ms / HOUR_MS)}小时` : '不到1小时'

/** How long a campaign still runs, or until it begins; undefined for one that is over or held. @param at the bank's time */
export function timeLeftText(
  { state, startAt, endAt }: Pick<Summary, 'state' | 'startAt' | 'endAt'>,
  at: number,
): string | undefined {
  const left = timeLeft({ state, startAt, endAt }, at)
  return left && (state === 'SCHEDULED' ? `${left}后开始` : `还剩${left}`)
}

/** The same without words around it. */
export function timeLeft(
  { state, startAt, endAt }: Pick<Summary, 'state' | 'startAt' | 'endAt'>,
  at: number,
): string | undefined {
  if (state === 'SCHEDULED') return spanText(startAt - at)
  return state === 'RUNNING' ? spanText(endAt - at) : undefined
}

interface Given {
  readonly kind: Reward['kind']
  readonly name: string
  readonly amount: number
  readonly tax: number
}

/** What is withheld of a prize. */
export const taxText = ({ amount, tax }: Given): string =>
  `${formatAmount(fen(amount))}元，代扣个税${formatAmount(fen(tax))}元`

/** What a prize brings, after tax. */
export function netText({ kind, amount, tax }: Given): string {
  if (kind === 'POINTS') return `${amount}积分`
  if (kind === 'GOODS') return `价值${formatAmount(fen(amount - tax))}元，个税由本行缴纳`
  if (kind !== 'RED_PACKET') return ''
  const net = `${formatAmount(fen(amount - tax))}元`
  return tax === 0 ? net : `实得${net}`
}

/** The same of one that somebody has earned: of what they didn't get, what it would have been. */
export const gotText = (reward: Given & Pick<Reward, 'state'>): string =>
  reward.kind === 'RED_PACKET' && ['REVOKED', 'EXPIRED', 'DECLINED'].includes(reward.state)
    ? `未发放：${formatAmount(fen(reward.amount - reward.tax))}元`
    : netText(reward)

/** Both in one line, as it is shown before it is claimed. */
export const bringsText = (given: Given): string =>
  given.kind === 'RED_PACKET' && given.tax > 0 ? `${taxText(given)}，${netText(given)}` : netText(given)
