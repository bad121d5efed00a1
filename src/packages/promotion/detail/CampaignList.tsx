import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaigns/machine'
import { campaignLink } from '@/routes/draws'
import { Cell, CellGroup } from '@/ui/Cell'
import { Tag } from '@/ui/Tag'
import { daysText } from '../texts'
import { groupsOf } from './groups'
import type { Listed, Own } from './groups'
import type { Summary } from './facts'

interface CampaignListProps {
  readonly campaigns: readonly Summary[]
  /** Where the member stands in each; undefined while that isn't known. */
  readonly own?: readonly Own[] | undefined
}

/** Campaigns, those first that matter most to whoever looks. */
export const CampaignList = ({ campaigns, own }: CampaignListProps) =>
  groupsOf(campaigns, own).map(({ title, listed }) => (
    <CellGroup key={title} title={title}>
      {listed.map((one) => (
        <Row key={one.campaign.actId} {...one} />
      ))}
    </CellGroup>
  ))

const Row = ({ campaign, standing, waits, refusal }: Listed) => (
  <Cell
    label={campaign.title}
    hint={
      <>
        <View>{refusal ?? campaign.summary}</View>
        <View>{daysText(campaign)}</View>
      </>
    }
    strong
    value={
      <Tag tone={waits ? 'brand' : campaign.state === 'RUNNING' && !refusal ? 'success' : 'plain'}>
        {standing ?? CAMPAIGN_STATE_NAMES[campaign.state]}
      </Tag>
    }
    onPress={() => go(campaignLink(campaign.actId))}
  />
)
