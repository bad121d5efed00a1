import type { CampaignState } from './machine'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const spanText = (ms: number): string =>
  ms >= DAY_MS ? `${Math.floor(ms / DAY_MS)}天` : ms >= HOUR_MS ? `${Math.floor(ms / HOUR_MS)}小时` : '不到1小时'

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
