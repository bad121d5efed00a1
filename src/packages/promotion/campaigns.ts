import type { ResponseOf } from '@/contract/call'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import type { queryRewards } from '@/contract/campaign/queryRewards'
import { refusedAs } from '@/features/identity/refusedAs'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'

export type CampaignFacts = ResponseOf<typeof queryCampaign>
export type Reward = ResponseOf<typeof queryRewards>['rewards'][number]

/**
 * A campaign as anybody reads it.
 * @param named what the address names; an unknown one is `own` instead
 * @param link of a text message that led here; empty for none where one is needed
 */
export function useCampaign(
  own: string,
  named: string | undefined,
  variant?: string,
  link?: string,
): Read<CampaignFacts> {
  const look = { ...(variant !== undefined && { variant }), ...(link !== undefined && { link }) }
  const asked = useCall(queryCampaign, { actId: named ?? own, ...look })
  const unknown = named !== undefined && asked.error !== undefined && refusedAs(asked.error) === 'CampaignUnknown'
  const instead = useCall(queryCampaign, unknown && own !== '' ? { actId: own, ...look } : undefined)
  return unknown && own !== '' ? instead : asked
}
