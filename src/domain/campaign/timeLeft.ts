import { DAY_MS } from '../dates/day'
import type { CampaignState } from './machine'

function spanText(ms: number): string {
  const days = Math.floor(ms / DAY_MS)
  const hours = Math.floor((ms * 24) / DAY_MS)
  const rest = hours - days * 24
  if (days > 0) return rest > 0 ? `${days}天${rest}小时` : `${days}天`
  return hours > 0 ? `${hours}小时` : '不到1小时'
}

interface Timed {
  readonly state: CampaignState
  /** Epoch ms by the bank's clock. */
  readonly startAt: number
  readonly endAt: number
}

/** How long a campaign still runs, or until it begins; undefined for one that is over or held. @param at the bank's time */
export function timeLeftText({ state, startAt, endAt }: Timed, at: number): string | undefined {
  const left = timeLeft({ state, startAt, endAt }, at)
  return left && (state === 'SCHEDULED' ? `${left}后开始` : `还剩${left}`)
}

/** The same without words around it. */
export function timeLeft({ state, startAt, endAt }: Timed, at: number): string | undefined {
  if (state === 'SCHEDULED') return spanText(startAt - at)
  return state === 'RUNNING' ? spanText(endAt - at) : undefined
}
