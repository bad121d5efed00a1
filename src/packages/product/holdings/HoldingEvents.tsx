import { View } from '@tarojs/components'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import type { HoldingEvent } from './holdingDetail'
import { CardTitle } from '../CardTitle'
import './HoldingEvents.scss'

interface HoldingEventsProps {
  readonly events: readonly HoldingEvent[]
  readonly hidden: boolean
}

/** What has happened to a holding, latest first. */
export function HoldingEvents({ events, hidden }: HoldingEventsProps) {
  if (events.length === 0) return null
  return (
    <Card>
      <CardTitle>交易记录</CardTitle>
      {events.map(({ key, title, date, amount }) => (
        <View key={key} className="holding-events__event">
          <View>
            <View className="holding-events__title">{title}</View>
            <View className="holding-events__date">{date}</View>
          </View>
          <Amount value={amount} hidden={hidden} />
        </View>
      ))}
    </Card>
  )
}
