import { queryCampaigns as call } from '@/contract/campaign/queryCampaigns'
import { CAMPAIGN_STATES } from '@/domain/campaigns/machine'
import type { CampaignState } from '@/domain/campaigns/machine'
import { ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { listedCampaigns, prizesLeftOf } from '../find'
import { summaryOf } from '../wire'

/** Those that run first, then those to come, then those that are over. */
const placeOf = (state: CampaignState): number =>
  state === 'RUNNING' ? 0 : state === 'SCHEDULED' ? 1 : 2 + CAMPAIGN_STATES.indexOf(state)

export const queryCampaigns = publicHandler(call, async ({ bank, now }) => {
  const shown = await listedCampaigns(bank.db.drizzle, now)
  const sorted = [...shown].sort((a, b) => placeOf(a.state) - placeOf(b.state))
  const left = await prizesLeftOf(
    bank.db.drizzle,
    sorted.map(({ row }) => row.actId),
  )
  return ok({ at: now, campaigns: sorted.map((one) => summaryOf(one, left(one.row.actId))) })
})
