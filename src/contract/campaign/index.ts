import { claimAll } from './claimAll'
import { claimOffer } from './claimOffer'
import { claimReward } from './claimReward'
import { joinCampaign } from './joinCampaign'
import { queryCampaign } from './queryCampaign'
import { queryCampaigns } from './queryCampaigns'
import { queryCityOffers } from './queryCityOffers'
import { queryMyCampaign } from './queryMyCampaign'
import { queryRewards } from './queryRewards'
import { queryWithdrawals } from './queryWithdrawals'
import { withdrawActivity } from './withdrawActivity'

/** The calls of `campaign`; the app imports single calls instead, to stay small. */
export const campaignCalls = {
  claimAll,
  claimOffer,
  claimReward,
  joinCampaign,
  queryCampaign,
  queryCampaigns,
  queryCityOffers,
  queryMyCampaign,
  queryRewards,
  queryWithdrawals,
  withdrawActivity,
}
