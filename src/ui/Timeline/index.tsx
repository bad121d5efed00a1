import { View } from '@tarojs/components'
import { classes } from '../classes'
import { role } from '../role'
import './Timeline.scss'

export interface TimelineNode {
  readonly title: string
  /** As shown: 2026.11.21, 今日, or '--'. */
  readonly date: string
  readonly state: 'done' | 'current' | 'coming' | 'failed'
}

const SPOKEN = { done: '已完成', current: '当前', coming: '未到', failed: '未成功' } as const

export interface TimelineProps {
  readonly nodes: readonly TimelineNode[]
  /** What it is the course of, for screen readers. */
  readonly label?: string
  /** One under the other, for titles that are sentences; always so in the elder view. */
  readonly upright?: boolean
}

/** What happens when: of a purchase its days up to maturity, of a transfer its way to the card. */
export function Timeline({ nodes, label = '产品时间轴', upright = false }: TimelineProps) {
  return (
    <View className={classes('ui-timeline', upright && 'is-upright')} {...role('list')} aria-label={label}>
      {nodes.map(({ title, date, state }) => (
        <View key={title} className={classes('ui-timeline__node', `is-${state}`)} {...role('listitem')}>
          <View className="ui-timeline__dot" />
          <View className="ui-timeline__title">{title}</View>
          <View className="ui-timeline__date">{date}</View>
          <View className="ui-timeline__spoken">{SPOKEN[state]}</View>
        </View>
      ))}
    </View>
  )
}
