import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import type { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { IncomeTrend } from '@/ui/IncomeTrend'
import { incomeTrend } from './holdingDetail'
import { CardTitle } from '../CardTitle'
import './IncomeDays.scss'

interface IncomeDaysProps {
  readonly detail: ResponseOf<typeof queryHoldingDetail>
  readonly hidden: boolean
}

const FIRST_ROWS = 7

/** What shares earned day by day. */
export function IncomeDays({ detail, hidden }: IncomeDaysProps) {
  const [all, setAll] = useState(false)
  const { incomes } = detail
  if (incomes.length === 0) return null
  const rows = all ? incomes : incomes.slice(0, FIRST_ROWS)
  return (
    <Card>
      <CardTitle>每日收益</CardTitle>
      <IncomeTrend points={incomeTrend(detail, FIRST_ROWS)} hidden={hidden} />
      <View className="income-days">
        {rows.map(({ date, amount }) => (
          <View key={date} className="income-days__row">
            <View className="income-days__date">{isDay(date) ? formatDay(date) : date}</View>
            <Amount value={amount} hidden={hidden} signed tone="income" />
          </View>
        ))}
      </View>
      {incomes.length > FIRST_ROWS && (
        <Button kind="text" onPress={() => setAll(!all)}>
          {all ? '收起' : '查看全部'}
        </Button>
      )}
    </Card>
  )
}
