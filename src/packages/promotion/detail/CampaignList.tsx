import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaigns/machine'
import { campaignLink } from '@/routes/draws'
import { Cell, CellGroup } from '@/ui/Cell'
import { Tag } from '@/ui/Tag'
import { daysText } from '../texts'
import { isComing } from './facts'
import type { Summary } from './facts'

/** What can be joined now or soon, then what is over. */
export const CampaignList = ({ campaigns }: { readonly campaigns: readonly Summary[] }) => (
  <>
    <Group title="进行中与即将开始" campaigns={campaigns.filter(isComing)} />
    <Group title="已结束" campaigns={campaigns.filter((one) => !isComing(one))} />
  </>
)

function Group({ title, campaigns }: { readonly title: string; readonly campaigns: readonly Summary[] }) {
  if (campaigns.length === 0) return null
  return (
    <CellGroup title={title}>
      {campaigns.map((one) => (
        <Cell
          key={one.actId}
          label={one.title}
          hint={
            <>
              <View>{one.summary}</View>
              <View>{daysText(one)}</View>
            </>
          }
          strong
          value={<Tag tone={one.state === 'RUNNING' ? 'success' : 'plain'}>{CAMPAIGN_STATE_NAMES[one.state]}</Tag>}
          onPress={() => go(campaignLink(one.actId))}
        />
      ))}
    </CellGroup>
  )
}
