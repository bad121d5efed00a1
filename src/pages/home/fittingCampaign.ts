import type { ResponseOf } from '@/contract/call'
import type { queryCampaigns } from '@/contract/campaign/queryCampaigns'

type Campaign = ResponseOf<typeof queryCampaigns>['campaigns'][number]

/**
 * The campaign that home shows: what runs, has something left and, as the bank lists them, is over soonest. Gifts for newcomers come first for whoever has no account
 * yet, and last for customers.
 */
export function fittingCampaign(campaigns: readonly Campaign[], member: boolean): Campaign | undefined {
  const place = ({ kind }: Campaign): number => ((kind === 'GIFT') === member ? 1 : 0)
  return campaigns
    .filter(({ state, worth }) => state === 'RUNNING' && worth)
    .sort((one, other) => place(one) - place(other))[0]
}
