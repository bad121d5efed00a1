import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { TIER_FACTS, TIERS } from '@/domain/referral/tier'
import { Cell, CellGroup } from '@/ui/Cell'
import type { OpenPage } from '../pages'

/** /vipRights: what belongs to each tier. */
export const Rights = ({ route }: OpenPage) => (
  <Frame title={route.title}>
    {TIERS.map((tier) => {
      const { name, bookAhead, bookings } = TIER_FACTS[tier]
      return (
        <CellGroup key={tier} title={name}>
          <Cell label="可提前预约客户经理" value={`${bookAhead}天`} />
          <Cell label="可同时保留的预约" value={`${bookings}项`} />
        </CellGroup>
      )
    })}
    <CellGroup>
      <Cell icon="mine" label="查看我的等级" onPress={() => go('/vipIndex', {})} />
    </CellGroup>
    <View className="referral-note">各项权益均为服务安排，不收费、不折现，不与某一天的余额挂钩。</View>
  </Frame>
)
