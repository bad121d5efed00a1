import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { queryTier } from '@/contract/referral/queryTier'
import { ZERO_FEN } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { TIER_FACTS, TIERS } from '@/domain/referral/tier'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { FactTable } from '@/ui/FactTable'
import { Tag } from '@/ui/Tag'
import type { OpenPage } from '../pages'

/** /vipRights: what belongs to each tier, on what condition, and how it is used; the customer's own is named. */
export function Rights({ route }: OpenPage) {
  const { member } = useMemberArea(route)
  const { data } = useCall(queryTier, member ? {} : undefined)
  return (
    <Frame title={route.title}>
      <FactTable
        title="等级条件与权益"
        note="等级按上月每日日终资产的平均值每月评定一次，不需要申请。"
        columns={['上月日均资产', '可提前预约', '可同时保留']}
        rows={TIERS.map((tier) => {
          const { name, from, bookAhead, bookings } = TIER_FACTS[tier]
          return {
            name,
            ...(data?.tier === tier && { mark: <Tag tone="gold">我的等级</Tag> }),
            values: [
              from === ZERO_FEN ? '不限' : `${formatShortAmount(from)}元起`,
              `${bookAhead}天`,
              `${bookings}项预约`,
            ],
          }
        })}
      />
      <CellGroup title="使用权益" note="各项权益均为服务安排，不收费、不折现，不与某一天的余额挂钩。">
        <Cell icon="calendar" label="预约客户经理" onPress={() => go('/microShopHomePage', {})} />
        <Cell icon="mine" label="贵宾中心" hint="我的等级和预约" onPress={() => go('/vipIndex', {})} />
      </CellGroup>
    </Frame>
  )
}
