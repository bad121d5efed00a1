import { View } from '@tarojs/components'
import { classes } from '../classes'
import { role } from '../role'
import './Skeleton.scss'

export interface SkeletonProps {
  /** The shape of the content that is loading. */
  readonly shape: 'text' | 'card' | 'list' | 'hero'
  /** Lines of a text, cards, or rows of a list. */
  readonly count?: number
}

const Bar = ({ className }: { className: string }) => <View className={classes('ui-skeleton__bar', className)} />

const SHAPES = {
  text: (key: number) => <Bar key={key} className={key % 3 === 2 ? 'is-short' : 'is-line'} />,
  card: (key: number) => (
    <View key={key} className="ui-skeleton__card">
      <Bar className="is-title" />
      <Bar className="is-figure" />
      <Bar className="is-short" />
    </View>
  ),
  list: (key: number) => (
    <View key={key} className="ui-skeleton__row">
      <Bar className="is-dot" />
      <View className="ui-skeleton__lines">
        <Bar className="is-title" />
        <Bar className="is-short" />
      </View>
      <Bar className="is-end" />
    </View>
  ),
  hero: (key: number) => (
    <View key={key} className="ui-skeleton__hero">
      <Bar className="is-title" />
      <Bar className="is-hero" />
      <Bar className="is-line" />
    </View>
  ),
} satisfies Record<SkeletonProps['shape'], (key: number) => unknown>

const COUNTS = { text: 3, card: 2, list: 4, hero: 1 } satisfies Record<SkeletonProps['shape'], number>

/** Shown in place of the content while it loads, in its shape, so that nothing moves when it comes. */
export function Skeleton({ shape, count = COUNTS[shape] }: SkeletonProps) {
  const pieces = Array.from({ length: count }, (_, index) => SHAPES[shape](index))
  return (
    <View
      className={classes('ui-skeleton', `ui-skeleton--${shape}`)}
      {...role('status')}
      aria-label="正在加载"
      aria-busy="true"
    >
      {pieces}
    </View>
  )
}
