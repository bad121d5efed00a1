import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { queryTier } from '@/contract/referral/queryTier'
import { ZERO_FEN } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { TIER_FACTS, TIERS } from '@/domain/referral/tier'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import type { OpenPage } from '../pages'

/** /vipRights: what belongs to each tier, on what condition, and how it is used; the customer's own is named. */
export function Rights({ route }: OpenPage) {
  const { member } = useMemberArea(route)
  const { data } = useCall(queryTier, member ? {} : undefined)
  return (
    <Frame title={route.title}>
      {TIERS.map((tier) => {
        const { name, from, bookAhead, bookings } = TIER_FACTS[tier]
        return (
          <CellGroup key={tier} title={data?.tier === tier ? `${name}（我的等级）` : name}>
            <Cell
              label="条件"
              value={from === ZERO_FEN ? '已开立电子账户' : `上月日均资产${formatShortAmount(from)}元起`}
              layout="stacked"
            />
            <Cell label="可提前预约客户经理" value={`${bookAhead}天`} />
            <Cell label="可同时保留的预约" value={`${bookings}项`} />
          </CellGroup>
        )
      })}
      <CellGroup title="使用权益" note="各项权益均为服务安排，不收费、不折现，不与某一天的余额挂钩。">
        <Cell icon="calendar" label="预约客户经理" onPress={() => go('/microShopHomePage', {})} />
        <Cell icon="mine" label="查看我的等级" onPress={() => go('/vipIndex', {})} />
      </CellGroup>
      <View className="referral-note">等级按上月每日日终资产的平均值每月评定一次，不需要申请。</View>
    </Frame>
  )
}
