import type { ResponseOf } from '@/contract/call'
import type { queryCampaign } from '@/contract/campaign/queryCampaign'
import type { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import type { queryRewards } from '@/contract/campaign/queryRewards'

export type CampaignFacts = ResponseOf<typeof queryCampaign>
export type Reward = ResponseOf<typeof queryRewards>['rewards'][number]
/** A campaign in a list. */
export type Summary = ResponseOf<typeof queryCampaigns>['campaigns'][number]
