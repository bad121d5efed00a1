import { View } from '@tarojs/components'
import { classes } from '../classes'
import { role } from '../role'
import './Timeline.scss'

export interface TimelineNode {
  readonly title: string
  /** As shown: 2026.11.21, 今日, or '--'. */
  readonly date: string
  readonly state: 'done' | 'current' | 'coming'
}

const SPOKEN = { done: '已完成', current: '当前', coming: '未到' } as const

/** Purchase, interest start, withdrawal, maturity and their days. Vertical in the elder view. */
export function Timeline({ nodes }: { readonly nodes: readonly TimelineNode[] }) {
  return (
    <View className="ui-timeline" {...role('list')} aria-label="产品时间轴">
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
