import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import type { ResponseOf } from '@/contract/call'
import type { queryMall } from '@/contract/points/queryMall'
import { formatQuarter } from '@/domain/dates/quarter'
import { formatPoints } from '@/domain/points/entries'
import { MALL_KIND_NAMES, STOCK_TOLD } from '@/domain/points/mall'
import { formatAmount } from '@/domain/money/format'
import { ZERO_FEN } from '@/domain/money/fen'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Heading } from '@/ui/Heading'
import { BAR_WORDS } from './bars'
import { DeliveryForm } from '../DeliveryForm'
import { ItemPicture } from '../itemPicture'
import { Waiting } from '../queue/Waiting'
import { useMallOrder } from './useMallOrder'
import './mallItem.scss'

interface ItemViewProps {
  readonly title: string
  readonly item: ResponseOf<typeof queryMall>['items'][number]
  readonly balance: number
  /** The bank's time of the answer, epoch ms. */
  readonly at: number
  /** The answer is out of date. */
  readonly onStale: () => void
}

const stockText = (stock: number): string =>
  stock >= STOCK_TOLD ? `${STOCK_TOLD}份以上` : stock > 0 ? `${stock}份` : '已兑完'

/** An item: what it costs and leaves, its terms, for things the address, and one button. */
export function ItemView({ title, item, balance, at, onStale }: ItemViewProps) {
  const { form, action, queue } = useMallOrder(item, at, onStale)
  const { name, summary, picture, kind, points, value, stock, perPerson, terms, donated } = item
  const rest = balance - points
  if (queue.place) return <Waiting title={title} place={queue.place} onLeave={queue.leave} />
  return (
    <Frame
      title={title}
      action={
        <Button onPress={action.run} busy={action.busy} disabled={action.disabled}>
          {action.text}
        </Button>
      }
    >
      <Card>
        <View className="mall-item__picture">
          <ItemPicture name={picture} large />
        </View>
        <Heading level={2} className="mall-item__name">
          {name}
        </Heading>
        <View className="mall-item__summary">{summary}</View>
        <View className="mall-item__points">{`${formatPoints(points)}积分`}</View>
        {value > ZERO_FEN && <View className="mall-item__summary">{`参考价值${formatAmount(value)}元`}</View>}
      </Card>
      <CellGroup>
        <Cell label="类型" value={MALL_KIND_NAMES[kind]} />
        <Cell label="剩余" value={stockText(stock)} />
        <Cell label="每人限兑" value={`${perPerson}份`} />
        <Cell label="我的积分" value={formatPoints(balance)} />
        <Cell label="兑换后剩余" value={rest >= 0 ? formatPoints(rest) : BAR_WORDS.PointsInsufficient} />
      </CellGroup>
      {kind === 'GOODS' && <DeliveryForm {...form} />}
      <CellTable title="兑换说明" rows={terms} />
      {donated && (
        <CellGroup title="捐赠公布" note="按已完成的兑换统计，每季度结束后公布。">
          {donated.length === 0 && <Cell label="暂无已结束季度的捐赠" />}
          {donated.map(({ quarter, given }) => (
            <Cell key={quarter} label={formatQuarter(quarter)} value={`已捐出${given}份`} />
          ))}
        </CellGroup>
      )}
    </Frame>
  )
}
