import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { daysText } from '@/domain/campaigns/said'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaigns/machine'
import { campaignLink } from '@/routes/draws'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Tag } from '@/ui/Tag'
import { Banner } from '../banner'
import { timeLeftText } from '../texts'
import { groupsOf, isPictured } from './groups'
import type { Listed, Own } from './groups'
import type { Summary } from '../campaigns'
import './campaignList.scss'

interface CampaignListProps {
  /** The bank's time. */
  readonly at: number
  readonly campaigns: readonly Summary[]
  /** Where the member stands in each; undefined while that isn't known. */
  readonly own?: readonly Own[] | undefined
}

/** Campaigns, those first that matter most to whoever looks: pictures of those they may take part in, lines of the others. */
export const CampaignList = ({ at, campaigns, own }: CampaignListProps) =>
  groupsOf(campaigns, own).map((group) =>
    isPictured(group) ? (
      <View key={group.title} className="ui-block campaign-list">
        <Heading level={2} className="campaign-list__title">
          {group.title}
        </Heading>
        {group.listed.map((one) => (
          <Pictured key={one.campaign.actId} at={at} {...one} />
        ))}
      </View>
    ) : (
      <CellGroup key={group.title} title={group.title}>
        {group.listed.map((one) => (
          <Row key={one.campaign.actId} {...one} />
        ))}
      </CellGroup>
    ),
  )

const open = (actId: string) => (): void => go(campaignLink(actId))

const Standing = ({ campaign, standing, waits, refusal }: Listed) => (
  <Tag tone={waits ? 'gold' : campaign.state === 'RUNNING' && !refusal ? 'success' : 'plain'}>
    {standing ?? CAMPAIGN_STATE_NAMES[campaign.state]}
  </Tag>
)

const Pictured = ({ at, ...listed }: Listed & Pick<CampaignListProps, 'at'>) => (
  <Banner
    picture={listed.campaign.picture}
    title={listed.campaign.title}
    text={listed.campaign.summary}
    foot={
      <>
        <Standing {...listed} />
        <View className="campaign-list__left">{timeLeftText(listed.campaign, at) ?? ''}</View>
        <View className="campaign-list__days">{daysText(listed.campaign)}</View>
      </>
    }
    onPress={open(listed.campaign.actId)}
  />
)

const Row = (listed: Listed) => (
  <Cell
    label={listed.campaign.title}
    hint={
      <>
        <View>{listed.refusal ?? listed.campaign.summary}</View>
        <View>{daysText(listed.campaign)}</View>
      </>
    }
    strong
    value={<Standing {...listed} />}
    onPress={open(listed.campaign.actId)}
  />
)
