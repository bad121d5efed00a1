import { View } from '@tarojs/components'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import { addFen, fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { areaStencil, barsOf, baseLine, linePath, scaleOf, strokeStencil } from '../chart/geometry'
import { classes } from '../classes'
import { role } from '../role'
import './IncomeTrend.scss'

export interface IncomeTrendProps {
  readonly points: readonly { readonly day: Day; readonly amount: Fen }[]
  readonly kind?: 'bars' | 'line'
  /** Amounts are hidden, so nothing is drawn that shows them. */
  readonly hidden?: boolean
}

/** A day as `11.21`. */
const shortDay = (day: Day): string => `${day.slice(4, 6)}.${day.slice(6)}`

const describe = (points: IncomeTrendProps['points']): string => {
  const [first, last] = [points[0], points[points.length - 1]]
  if (!first || !last) return '暂无收益记录'
  const highest = points.reduce((best, point) => (point.amount > best.amount ? point : best))
  const total = formatAmount(addFen(...points.map((point) => point.amount)))
  return `${shortDay(first.day)}至${shortDay(last.day)}收益合计${total}元，最高为${shortDay(highest.day)}的${formatAmount(highest.amount)}元`
}

/** The amounts at the bottom and the top of the bars' scale, which has zero on it. */
function RangeNote({ points }: Pick<IncomeTrendProps, 'points'>) {
  const { lowest, highest } = scaleOf(points.map(({ amount }) => amount))
  return (
    <View className="ui-income-trend__range">
      {`纵轴：${formatAmount(fen(lowest))}元至${formatAmount(fen(highest))}元`}
    </View>
  )
}

function Bars({ points }: Pick<IncomeTrendProps, 'points'>) {
  const amounts = points.map(({ amount }) => amount)
  const bars = barsOf(amounts)
  return (
    <View className="ui-income-trend__bars">
      <View className="ui-income-trend__zero" style={{ bottom: `${baseLine(scaleOf(amounts))}%` }} />
      {points.map(({ day, amount }, index) => (
        <View key={day} className="ui-income-trend__column">
          <View
            className={classes(
              'ui-income-trend__bar',
              amount < 0 && 'is-loss',
              index === points.length - 1 && 'is-last',
            )}
            style={{ bottom: `${bars[index]?.bottom ?? 0}%`, height: `${bars[index]?.height ?? 0}%` }}
          />
        </View>
      ))}
    </View>
  )
}

/** Income day by day. */
export function IncomeTrend({ points, kind = 'bars', hidden = false }: IncomeTrendProps) {
  const [first, last] = [points[0], points[points.length - 1]]
  const path = linePath(points.map((point) => point.amount))
  const stencils = { '--ui-line': strokeStencil(path), '--ui-area': areaStencil(path) } as Record<string, string>
  return (
    <View className="ui-income-trend" {...role('img')} aria-label={hidden ? '收益走势已隐藏' : describe(points)}>
      {!hidden && kind === 'bars' && points.length > 0 && <RangeNote points={points} />}
      <View className="ui-income-trend__plot" style={!hidden && kind === 'line' ? stencils : {}}>
        {!hidden && kind === 'bars' && <Bars points={points} />}
        {!hidden && kind === 'line' && <View className="ui-income-trend__area" />}
        {!hidden && kind === 'line' && <View className="ui-income-trend__line" />}
        {hidden && <View className="ui-income-trend__hidden">******</View>}
      </View>
      {first && last && (
        <View className="ui-income-trend__days">
          <View>{shortDay(first.day)}</View>
          <View>{shortDay(last.day)}</View>
        </View>
      )}
    </View>
  )
}
