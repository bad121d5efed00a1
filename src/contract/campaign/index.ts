import { askHelp } from './askHelp'
import { claimAll } from './claimAll'
import { claimOffer } from './claimOffer'
import { claimReward } from './claimReward'
import { declineReward } from './declineReward'
import { helpFriend } from './helpFriend'
import { joinCampaign } from './joinCampaign'
import { queryCampaign } from './queryCampaign'
import { queryCampaigns } from './queryCampaigns'
import { queryCampaignSms } from './queryCampaignSms'
import { queryCityOffers } from './queryCityOffers'
import { queryHelp } from './queryHelp'
import { queryMyCampaign } from './queryMyCampaign'
import { queryMyCampaigns } from './queryMyCampaigns'
import { queryRewards } from './queryRewards'
import { queryWithdrawals } from './queryWithdrawals'
import { setCampaignSms } from './setCampaignSms'
import { withdrawActivity } from './withdrawActivity'

/** The calls of `campaign`; the app imports single calls instead, to stay small. */
export const campaignCalls = {
  askHelp,
  claimAll,
  claimOffer,
  claimReward,
  declineReward,
  helpFriend,
  joinCampaign,
  queryCampaign,
  queryCampaigns,
  queryCampaignSms,
  queryCityOffers,
  queryHelp,
  queryMyCampaign,
  queryMyCampaigns,
  queryRewards,
  queryWithdrawals,
  setCampaignSms,
  withdrawActivity,
}
