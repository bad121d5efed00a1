import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import type { queryProductDetail } from '@/contract/product/queryProductDetail'
import { formatTenThousandths, formatYield } from '@/domain/money/format'
import { Card } from '@/ui/Card'
import { evenMarks, scaleOf } from '@/ui/chart/geometry'
import { Plot } from '@/ui/Plot'
import { Tabs } from '@/ui/Tabs'
import { CardTitle } from '../CardTitle'
import { monthDay, yieldSummary, yieldText } from './yields'
import './YieldCard.scss'

type Yields = ResponseOf<typeof queryProductDetail>['yields']

const VIEWS = [
  { key: 'yield', label: '七日年化' },
  { key: 'income', label: '万份收益' },
] as const

type Indicator = (typeof VIEWS)[number]['key']

const MAX_ROWS = 7

/** What the wealth product paid lately: a line and the last days' figures. The past promises nothing, and it says so. */
export function YieldCard({ yields }: { readonly yields: Yields }) {
  const [shown, setShown] = useState<Indicator>('yield')
  const [first, last] = [yields[0], yields[yields.length - 1]]
  if (!first || !last) return null
  const values = yields.map((each) => (shown === 'yield' ? each.sevenDayYield : each.incomePer10k))
  const { lowest, highest } = scaleOf(values)
  return (
    <Card>
      <CardTitle right={`更新至${monthDay(last.date)}`}>收益表现</CardTitle>
      <Tabs items={VIEWS} current={shown} onSelect={setShown} label="收益指标" />
      <Plot
        marks={evenMarks(values).map((mark, index) => ({
          ...mark,
          label: monthDay(yields[index]?.date ?? ''),
          value: yieldText(values[index] ?? 0, shown),
        }))}
        summary={yieldSummary(yields, shown)}
        scale={[yieldText(lowest, shown), yieldText(highest, shown)]}
        ends={[monthDay(first.date), monthDay(last.date)]}
      />
      <View className="yield-card__table">
        <View className="yield-card__row is-head">
          <View className="yield-card__cell">日期</View>
          <View className="yield-card__cell">万份收益（元）</View>
          <View className="yield-card__cell">七日年化</View>
        </View>
        {yields
          .slice(-MAX_ROWS)
          .reverse()
          .map((each) => (
            <View key={each.date} className="yield-card__row">
              <View className="yield-card__cell">{monthDay(each.date)}</View>
              <View className="yield-card__cell">{formatTenThousandths(each.incomePer10k)}</View>
              <View className="yield-card__cell">{formatYield(each.sevenDayYield)}</View>
            </View>
          ))}
      </View>
      <View className="yield-card__note">过往业绩不代表其未来表现，不等于理财产品实际收益。</View>
    </Card>
  )
}
