import type * as v from 'valibot'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import type { promotionLandingQuery } from '@/routes/queries/campaign'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import type { CampaignFacts } from '../campaigns'

type Query = v.InferOutput<typeof promotionLandingQuery>

/** A landing as its row has it, whatever campaign its address names; once the link of a text message is over, the general page in its place. */
export function useLanding({ act, look, overAct, overLook, t }: Query): {
  readonly read: Read<CampaignFacts>
  readonly over: boolean
} {
  const own = useCall(queryCampaign, {
    actId: act,
    ...(look !== undefined && { variant: look }),
    ...(overAct !== undefined && { link: t ?? '' }),
  })
  const over = overAct !== undefined && own.data?.linkOver === true
  const general = { actId: overAct ?? '', ...(overLook !== undefined && { variant: overLook }) }
  const instead = useCall(queryCampaign, over ? general : undefined)
  return { read: over ? instead : own, over }
}
