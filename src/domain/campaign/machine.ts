import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * A campaign. DRAFT: written, shown to nobody; IN_REVIEW: handed in for two people's approval; SCHEDULED: approved;
 * RUNNING, PAUSED: between its first and last moment; ENDED: nobody joins any more; SETTLING: what was earned can still be
 * claimed; ARCHIVED: over; REJECTED: not approved; CANCELLED: stopped for good, and what was earned is honoured.
 */
export const CAMPAIGN_STATES = [
  'DRAFT',
  'IN_REVIEW',
  'SCHEDULED',
  'RUNNING',
  'PAUSED',
  'ENDED',
  'SETTLING',
  'ARCHIVED',
  'REJECTED',
  'CANCELLED',
] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** `handIn` … `cancel` by people of the bank; `begin`, `finish`, `settle`, `archive` by time. */
export const CAMPAIGN_MACHINE = /*#__PURE__*/ defineMachine(CAMPAIGN_STATES, {
  DRAFT: { handIn: 'IN_REVIEW' },
  IN_REVIEW: { approve: 'SCHEDULED', reject: 'REJECTED' },
  REJECTED: { handIn: 'IN_REVIEW' },
  SCHEDULED: { begin: 'RUNNING', cancel: 'CANCELLED' },
  RUNNING: { pause: 'PAUSED', finish: 'ENDED', cancel: 'CANCELLED' },
  PAUSED: { resume: 'RUNNING', finish: 'ENDED', cancel: 'CANCELLED' },
  ENDED: { settle: 'SETTLING' },
  SETTLING: { archive: 'ARCHIVED' },
  CANCELLED: { archive: 'ARCHIVED' },
})
export type CampaignTrigger = TriggerOf<typeof CAMPAIGN_MACHINE>

/** When a campaign runs: epoch ms, the last moments included. */
export interface CampaignTimes {
  readonly startAt: number
  readonly endAt: number
  readonly claimUntil: number
}

const passed = (state: CampaignState, trigger: CampaignTrigger, isPast: boolean): CampaignState =>
  isPast ? (CAMPAIGN_MACHINE.after(state, trigger) ?? state) : state

/**
 * The state a campaign is in now: `state` as it was kept, with what time alone has changed since. Only the day's end settles
 * and archives.
 */
export function campaignStateAt(
  { state, startAt, endAt }: CampaignTimes & { readonly state: CampaignState },
  now: number,
): CampaignState {
  return passed(passed(state, 'begin', now >= startAt), 'finish', now > endAt)
}

/** States in which what was approved once may be changed, in customers' favour. */
const CHANGEABLE: readonly CampaignState[] = ['SCHEDULED', 'RUNNING', 'PAUSED']
export const isChangeable = (state: CampaignState): boolean => CHANGEABLE.includes(state)

/** States in which what was earned can be claimed, while its time lasts. */
const HONOURED: readonly CampaignState[] = ['RUNNING', 'PAUSED', 'ENDED', 'SETTLING', 'CANCELLED']
export const isHonoured = (state: CampaignState): boolean => HONOURED.includes(state)

/** States in which anybody may read a campaign. */
const PUBLIC: readonly CampaignState[] = [...HONOURED, 'SCHEDULED', 'ARCHIVED']
export const isPublic = (state: CampaignState): boolean => PUBLIC.includes(state)

/** What customers read of a state. */
export const CAMPAIGN_STATE_NAMES: Readonly<Record<CampaignState, string>> = {
  DRAFT: '未发布',
  IN_REVIEW: '审批中',
  SCHEDULED: '未开始',
  RUNNING: '进行中',
  PAUSED: '已暂停',
  ENDED: '已结束',
  SETTLING: '已结束',
  ARCHIVED: '已结束',
  REJECTED: '未通过',
  CANCELLED: '已终止',
}
