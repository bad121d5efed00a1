import type * as v from 'valibot'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import type { promotionLandingQuery } from '@/routes/queries/promotion'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { useCampaign } from '../campaigns'
import type { CampaignFacts } from '../campaigns'

type Query = v.InferOutput<typeof promotionLandingQuery>

/** A landing as its row and address have it; once the link of a text message is over, the general page in its place. */
export function useLanding({ act, actId, look, overAct, overLook, t }: Query): {
  readonly read: Read<CampaignFacts>
  readonly over: boolean
} {
  const link = overAct === undefined ? undefined : (t ?? '')
  const own = useCampaign(act, actId, look, link)
  const over = overAct !== undefined && own.data?.linkOver === true
  const general = { actId: overAct ?? '', ...(overLook !== undefined && { variant: overLook }) }
  const instead = useCall(queryCampaign, over ? general : undefined)
  return { read: over ? instead : own, over }
}
