import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import type { queryProductDetail } from '@/contract/product/queryProductDetail'
import { formatTenThousandths, formatYield } from '@/domain/money/format'
import { Card } from '@/ui/Card'
import { areaStencil, linePath, strokeStencil } from '@/ui/chart/geometry'
import { Tabs } from '@/ui/Tabs'
import { CardTitle } from '../CardTitle'
import { monthDay, yieldSummary } from './yields'
import { role } from '@/ui/role'
import './YieldCard.scss'

type Yields = ResponseOf<typeof queryProductDetail>['yields']

const VIEWS = [
  { key: 'yield', label: '七日年化' },
  { key: 'income', label: '万份收益' },
] as const

type Indicator = (typeof VIEWS)[number]['key']

const MOST_ROWS = 7

/** What the wealth product paid lately: a line and the last days' figures. The past promises nothing, and it says so. */
export function YieldCard({ yields }: { readonly yields: Yields }) {
  const [shown, show] = useState<Indicator>('yield')
  const [first, last] = [yields[0], yields[yields.length - 1]]
  if (!first || !last) return null
  const values = yields.map((each) => (shown === 'yield' ? each.sevenDayYield : each.incomePer10k))
  const path = linePath(values)
  const stencils = { '--yield-line': strokeStencil(path), '--yield-area': areaStencil(path) } as Record<string, string>
  return (
    <Card>
      <CardTitle right={`更新至${monthDay(last.date)}`}>收益表现</CardTitle>
      <Tabs items={VIEWS} current={shown} onSelect={show} label="收益指标" />
      <View className="yield-card" {...role('img')} aria-label={yieldSummary(yields, shown)}>
        <View className="yield-card__plot" style={stencils}>
          <View className="yield-card__area" />
          <View className="yield-card__line" />
        </View>
        <View className="yield-card__days">
          <View>{monthDay(first.date)}</View>
          <View>{monthDay(last.date)}</View>
        </View>
      </View>
      <View className="yield-card__table">
        <View className="yield-card__row is-head">
          <View className="yield-card__cell">日期</View>
          <View className="yield-card__cell">万份收益（元）</View>
          <View className="yield-card__cell">七日年化</View>
        </View>
        {yields
          .slice(-MOST_ROWS)
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
