import { go } from '@/app/navigate'
import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { campaignLink } from '@/routes/draws'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { SectionTitle } from '@/ui/SectionTitle'
import { fittingCampaign } from './fittingCampaign'

/** One campaign, and the way to all; nothing where none runs or the bank didn't say. */
export function Activities({ member }: { readonly member: boolean }) {
  const { data } = useCall(queryCampaigns, {})
  const shown = data && fittingCampaign(data.campaigns, member)
  if (!shown) return null
  return (
    <>
      <SectionTitle title="活动" onMore={() => go('/promotionIndex')} />
      <CellGroup>
        <Cell
          icon="megaphone"
          label={shown.title}
          hint={`${shown.summary}，${formatDay(dayOfInstant(shown.endAt))}结束`}
          onPress={() => go(campaignLink(shown.actId))}
        />
      </CellGroup>
    </>
  )
}
