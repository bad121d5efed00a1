import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { queryTier } from '@/contract/referral/queryTier'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import type { Fen } from '@/domain/money/fen'
import { nextTier, TIER_FACTS, tierOf } from '@/domain/referral/tier'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { Locked } from '@/features/loaded/Locked'
import { useCall } from '@/session/useCall'
import { formatAmount, formatShortAmount } from '@/domain/money/format'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { Unbroken } from '@/ui/Unbroken'
import type { OpenPage } from '../pages'
import { Bookings } from './Bookings'

const ABOUT_TIERS = '日均资产包括电子账户、存款和理财。等级不影响存款利率，也不与任何奖励挂钩。'

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={2} />
  </>
)

interface WayProps {
  readonly average: Fen
  readonly hidden: boolean
}

/** How far it is to the next tier; a hidden amount has no bar either. */
function Way({ average, hidden }: WayProps) {
  const next = nextTier(average)
  if (!next) return <View className="referral-hero__caption">已满足全部等级的条件</View>
  if (hidden) return null
  const { tier, missing, gone } = next
  const ends = [TIER_FACTS[tierOf(average)], TIER_FACTS[tier]]
  return (
    <>
      <View className="referral-hero__bar" aria-hidden="true">
        <View className="referral-hero__gone" style={{ width: `${gone * 100}%` }} />
      </View>
      <View className="referral-hero__ends">
        {ends.map(({ name, from }) => (
          <View key={name} className="referral-hero__end">
            <View>{name}</View>
            <View>{`${formatShortAmount(from)}元`}</View>
          </View>
        ))}
      </View>
      <View className="referral-hero__caption">
        <Unbroken text={`上月日均资产距${TIER_FACTS[tier].name}还差${formatAmount(missing)}元`} />
      </View>
    </>
  )
}

/** /vipIndex: the customer's tier of the month, and how it comes about. */
export function Vip({ route }: OpenPage) {
  const { member, invitation, accept } = useMemberArea(route)
  const read = useCall(queryTier, member ? {} : undefined)
  const [hidden] = useAmountsHidden()
  return (
    <Frame title={route.title}>
      {member ? (
        <Loaded read={read} waiting={<Waiting />}>
          {({ tier, average, from, to, next }) => (
            <>
              <Card tone="campaign">
                <View className="referral-hero">
                  <View className="referral-hero__caption">本月等级</View>
                  <View className="referral-hero__main">{TIER_FACTS[tier].name}</View>
                  <Way average={average} hidden={hidden} />
                  <View className="referral-hero__caption">{`${formatDay(day(next))}重新评定`}</View>
                </View>
              </Card>
              <CellGroup
                note={`${formatDay(day(from))}至${formatDay(day(to))}每日日终资产的平均值，当日存入不影响本月等级`}
              >
                <Cell label="上月日均资产" value={<Amount value={average} hidden={hidden} />} />
              </CellGroup>
            </>
          )}
        </Loaded>
      ) : (
        <Locked invitation={invitation} accept={accept} />
      )}
      {/* Below the tier, whose height isn't known before. */}
      {(member ? read.state !== 'loading' : invitation !== undefined) && (
        <>
          <CellGroup note={ABOUT_TIERS}>
            <Cell icon="gift" label="贵宾权益" hint="各等级的条件和服务" onPress={() => go('/vipRights', {})} />
          </CellGroup>
          {member && <Bookings />}
        </>
      )}
    </Frame>
  )
}
