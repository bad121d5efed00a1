import { View } from '@tarojs/components'
import type { Day } from '@/domain/dates/day'
import { civilOf } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import { addFen, fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { barsOf, baseLine, scaleOf, shareOf } from '../chart/geometry'
import { classes } from '../classes'
import { Plot } from '../Plot'
import './IncomeTrend.scss'

export interface IncomeTrendProps {
  readonly points: readonly { readonly day: Day; readonly amount: Fen }[]
  /** Amounts are hidden, so nothing is drawn that shows them. */
  readonly hidden?: boolean
}

/** A day as `11.21`. */
const shortDay = (day: Day): string => `${day.slice(4, 6)}.${day.slice(6)}`

const spokenDay = (day: Day): string => {
  const { month, date } = civilOf(day)
  return `${month}月${date}日`
}

const yuanText = (amount: number): string => `${formatAmount(fen(amount))}元`

const describe = (points: IncomeTrendProps['points']): string => {
  const [first, last] = [points[0], points[points.length - 1]]
  if (!first || !last) return '暂无收益记录'
  const highest = points.reduce((best, point) => (point.amount > best.amount ? point : best))
  return `${shortDay(first.day)}至${shortDay(last.day)}收益合计${yuanText(sumOf(points))}，最高为${shortDay(highest.day)}的${yuanText(highest.amount)}`
}

const sumOf = (points: IncomeTrendProps['points']): Fen => addFen(...points.map(({ amount }) => amount))

function Bars({ points, chosen }: Pick<IncomeTrendProps, 'points'> & { readonly chosen: number }) {
  const amounts = points.map(({ amount }) => amount)
  const bars = barsOf(amounts)
  return (
    <View className="ui-income-trend__bars">
      <View className="ui-income-trend__zero" style={{ bottom: `${baseLine(scaleOf(amounts))}%` }} />
      {points.map(({ day, amount }, index) => (
        <View key={day} className="ui-income-trend__column">
          <View
            className={classes('ui-income-trend__bar', amount < 0 && 'is-loss', index === chosen && 'is-chosen')}
            style={{ bottom: `${bars[index]?.bottom ?? 0}%`, height: `${bars[index]?.height ?? 0}%` }}
          />
        </View>
      ))}
    </View>
  )
}

/** Income day by day as bars that begin at zero, each of which says its amount, and their sum. */
export function IncomeTrend({ points, hidden = false }: IncomeTrendProps) {
  const [first, last] = [points[0], points[points.length - 1]]
  if (!first || !last) return null
  const scale = scaleOf(points.map(({ amount }) => amount))
  return (
    <View className="ui-income-trend">
      <View className="ui-income-trend__sum">
        {`${spokenDay(first.day)}至${spokenDay(last.day)}合计${hidden ? '******' : formatAmount(sumOf(points))}元`}
      </View>
      <Plot
        marks={points.map(({ day, amount }, index) => ({
          at: (index + 0.5) / points.length,
          height: shareOf(amount, scale),
          label: spokenDay(day),
          value: yuanText(amount),
        }))}
        summary={describe(points)}
        scale={[yuanText(scale.lowest), yuanText(scale.highest)]}
        ends={[shortDay(first.day), shortDay(last.day)]}
        hidden={hidden}
      >
        {(chosen) => <Bars points={points} chosen={chosen} />}
      </Plot>
    </View>
  )
}
