import { View } from '@tarojs/components'
import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryMall } from '@/contract/points/queryMall'
import { queryPoints } from '@/contract/points/queryPoints'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { formatPoints } from '@/domain/points/entries'
import { MALL_KIND_NAMES } from '@/domain/points/mall'
import { ListFilter } from '@/features/list/ListFilter'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Card } from '@/ui/Card'
import { classes } from '@/ui/classes'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { Section } from '@/ui/Cell/Section'
import { Skeleton } from '@/ui/Skeleton'
import { Unbroken } from '@/ui/Unbroken'
import { Outside } from '../Outside'
import { pointsOff } from '../pointsOff'
import { barText } from '../item/bars'
import { ItemPicture } from '../itemPicture'
import { MallOrders } from './MallOrders'
import { PointTasks } from './PointTasks'
import { tasksOf } from './tasks'
import './pointsHome.scss'

type Points = ResponseOf<typeof queryPoints>
type Item = ResponseOf<typeof queryMall>['items'][number]

/** /integralIndex: what points one has, what brings more today, and what they are good for. */
function PointsHome({ route }: PageProps) {
  const area = useMemberArea(route)
  return area.member ? <Mine title={route.title} /> : <Outside title={route.title} area={area} />
}

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={4} />
    <Skeleton shape="list" count={5} />
  </>
)

/** What was ordered before points were switched off is still on its way, and can be followed. */
const offWithOrders = (error: CallError) => {
  const off = pointsOff(error)
  return (
    off && (
      <>
        {off}
        <MallOrders />
      </>
    )
  )
}

function Mine({ title }: { readonly title: string }) {
  const read = useCall(queryPoints, {})
  return (
    <Frame title={title}>
      <Loaded read={read} waiting={<Waiting />} failed={offWithOrders}>
        {(points) => (
          <>
            <Balance points={points} />
            <PointTasks tasks={tasksOf(points)} />
            <Shelf />
            <MallOrders />
            <CellGroup>
              <Cell label="积分榜单" hint="学习、签到与服务积分" onPress={() => go('/rankingList')} />
              <Cell label="我的卡券" hint="商户券、兑换码与优惠券" onPress={() => go('/myVoucher')} />
            </CellGroup>
          </>
        )}
      </Loaded>
    </Frame>
  )
}

function Balance({ points: { balance, lots } }: { readonly points: Points }) {
  const [next] = lots
  return (
    <Card tone="campaign">
      <View className="points-home__head">
        <View className="points-home__caption">可用积分</View>
        <Pressable role="link" className="points-home__entries" onPress={() => go('/pointsDetails')}>
          积分明细
          <Icon name="arrow-right" size="small" />
        </Pressable>
      </View>
      <Heading level={2} className="points-home__balance">
        {formatPoints(balance)}
      </Heading>
      <View className="points-home__next">
        <Unbroken
          text={
            next
              ? `${formatPoints(next.points)}积分将于${formatDay(day(next.lastDay))}到期`
              : '完成下面的任务即可获得积分'
          }
        />
      </View>
    </Card>
  )
}

const FILTERS = [
  { key: 'ALL', label: '全部' },
  { key: 'MINE', label: '可兑换' },
  { key: 'VOUCHER', label: MALL_KIND_NAMES.VOUCHER },
  { key: 'GOODS', label: MALL_KIND_NAMES.GOODS },
  { key: 'DONATION', label: MALL_KIND_NAMES.DONATION },
] as const

type Filter = (typeof FILTERS)[number]['key']

const isShown = ({ kind, bar }: Item, filter: Filter): boolean =>
  filter === 'ALL' || (filter === 'MINE' ? bar === '' : kind === filter)

/** What keeps a customer from an item, how many points they lack, or else what it is. */
function hintOf(item: Item, balance: number, at: number): string {
  if (item.bar === 'PointsInsufficient') return `还差${formatPoints(item.points - balance)}积分`
  return barText(item, at) ?? item.summary
}

interface ShelfItemProps {
  readonly item: Item
  readonly balance: number
  /** The bank's time. */
  readonly at: number
}

const ShelfItem = ({ item, balance, at }: ShelfItemProps) => (
  <Pressable
    role="link"
    className={classes('points-home__item', item.bar !== '' && 'is-barred')}
    onPress={() => go('/integralMiddle', { itemId: item.itemId })}
  >
    <ItemPicture name={item.picture} />
    <View className="points-home__name">{item.name}</View>
    <View className="points-home__hint">
      <Unbroken text={hintOf(item, balance, at)} />
    </View>
    <View className="points-home__price">
      <Unbroken text={`${formatPoints(item.points)}积分`} />
    </View>
  </Pressable>
)

/** What points can be spent on. */
function Shelf() {
  const read = useCall(queryMall, {})
  const [filter, setFilter] = useState<Filter>('ALL')
  return (
    <Section title="积分兑换">
      <View className="points-home__filters">
        <ListFilter label="商品类型" items={FILTERS} current={filter} onSelect={setFilter} />
      </View>
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={5} />}
        empty={({ items }) =>
          !items.some((item) => isShown(item, filter)) && {
            picture: 'basket',
            text: filter === 'MINE' ? '暂无可兑换的商品' : '暂无该类商品',
            ...(filter !== 'ALL' && { action: { text: '查看全部商品', onPress: () => setFilter('ALL') } }),
          }
        }
      >
        {({ items, at, balance }) => (
          <View className="points-home__shelf">
            {items
              .filter((item) => isShown(item, filter))
              .map((item) => (
                <ShelfItem key={item.itemId} item={item} balance={balance} at={at} />
              ))}
          </View>
        )}
      </Loaded>
    </Section>
  )
}

export default definePage(PointsHome, { eager: true })
