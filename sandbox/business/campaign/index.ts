import type * as campaignCalls from '@/contract/campaign'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { campaignRule } from './approvalRule'
import { campaignAudit } from './audit'
import * as handlers from './calls'
import { grantHeld } from './claim'
import { campaignClosing } from './closing'
import { campaignConsole } from './console'
import { advanceCampaigns, expireRewards, remindRewards } from './dayEnd'
import { followOccasion } from './earn'
import { campaignExports } from './exports'
import { campaignRewardGivers } from './givers'
import { MESSAGES, ORDERS, POSTINGS, RECORDS } from './kinds'
import { seedCampaigns } from './seed'
import * as tables from './tables'
import { rewardsGranted } from './timeline'

export { TAX_PAYABLE } from './accounts'
export { isJoinableNow } from './find'

export const campaign = {
  name: 'campaign',
  handlers: handlers satisfies Record<keyof typeof campaignCalls, Handler>,
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  dayEnd: { expireRewards, remindRewards, advanceCampaigns },
  exports: campaignExports,
  audit: campaignAudit,
  follows: followOccasion,
  rewards: campaignRewardGivers,
  approvals: { CAMPAIGN: campaignRule },
  closureChecks: campaignClosing,
  minuteJobs: [grantHeld],
  seeds: [seedCampaigns],
  console: campaignConsole,
  timeline: [rewardsGranted],
} satisfies Capability

export { award, countedOccasions, followOccasion } from './earn'
export { claim, rewardOf } from './claim'
export { advanceCampaigns } from './dayEnd'
export { findCampaign, lockCampaign } from './find'
export type { Campaign } from './find'
export { payPrizeTax } from './givers'
export { participationOf } from './join'
export { joinAs } from './seed'
export { numberFor } from './seeds'
export type { Participation } from './tables'
