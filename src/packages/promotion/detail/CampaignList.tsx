import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { daysText } from '@/domain/campaign/labels'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaign/machine'
import { CampaignBanner } from '@/features/campaign/CampaignBanner'
import { campaignLink } from '@/routes/draws'
import { Cell, CellGroup } from '@/ui/Cell'
import { Section } from '@/ui/Cell/Section'
import { Tag } from '@/ui/Tag'
import { groupsOf, isPictured } from './groups'
import type { Listed, Own } from './groups'
import type { Summary } from '../campaigns'

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
      <Section key={group.title} title={group.title}>
        {group.listed.map((one) => (
          <CampaignBanner
            key={one.campaign.actId}
            campaign={one.campaign}
            at={at}
            standing={<Standing {...one} />}
            onPress={open(one.campaign.actId)}
          />
        ))}
      </Section>
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
