import { View } from '@tarojs/components'
import type { Day } from '@/domain/dates/day'
import { civilOf } from '@/domain/dates/day'
import { hardlyDiffer } from '@/domain/money/alike'
import type { Fen } from '@/domain/money/fen'
import { addFen, fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { barsOf, baseLine, evenMarks, scaleOf, shareOf } from '../chart/geometry'
import type { Scale } from '../chart/geometry'
import { classes } from '../classes'
import { Plot } from '../Plot'
import type { PlotMark } from '../Plot'
import { unbroken } from '../Unbroken/unbroken'
import './IncomeTrend.scss'

export interface IncomeTrendProps {
  readonly points: readonly { readonly day: Day; readonly amount: Fen }[]
  /** What a bar stands for: a day, or the month that it is in; months are of one year. */
  readonly by?: 'day' | 'month'
  /** Amounts are hidden, so nothing is drawn that shows them. */
  readonly hidden?: boolean
}

const monthText = (day: Day): string => `${civilOf(day).month}月`
const dayText = (day: Day): string => `${monthText(day)}${civilOf(day).date}日`

/** What a bar is called, under the drawing and where it is said, and what their sum is of. */
const UNITS = {
  day: {
    step: '天',
    alike: '每天相差不多，图为逐日相加',
    short: (day: Day): string => `${day.slice(4, 6)}.${day.slice(6)}`,
    spoken: dayText,
    span: (first: Day, last: Day): string => `${dayText(first)}至${dayText(last)}`,
  },
  month: {
    step: '个月',
    alike: '每月相差不多，图为逐月相加',
    short: monthText,
    spoken: monthText,
    span: (first: Day): string => `${civilOf(first).year}年`,
  },
} as const

type Unit = (typeof UNITS)['day' | 'month']

const yuanText = (amount: number): string => `${formatAmount(fen(amount))}元`

const describe = (points: IncomeTrendProps['points'], { short, span }: Unit): string => {
  const [first, last] = [points[0], points[points.length - 1]]
  if (!first || !last) return '暂无收益记录'
  const highest = points.reduce((best, point) => (point.amount > best.amount ? point : best))
  return `${span(first.day, last.day)}收益合计${yuanText(sumOf(points))}，最高为${short(highest.day)}的${yuanText(highest.amount)}`
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

const marksOfBars = (points: IncomeTrendProps['points'], scale: Scale, unit: Unit): readonly PlotMark[] =>
  points.map(({ day, amount }, index) => ({
    at: (index + 0.5) / points.length,
    height: shareOf(amount, scale),
    label: unit.spoken(day),
    value: yuanText(amount),
  }))

/** Each with all before it. */
const marksOfSums = (points: IncomeTrendProps['points'], unit: Unit): readonly PlotMark[] => {
  const since = points[0] ? `${unit.short(points[0].day)}起` : ''
  const sums = points.map((_, index) => sumOf(points.slice(0, index + 1)))
  return evenMarks(sums).map((mark, index) => {
    const { day, amount } = points[index] as IncomeTrendProps['points'][number]
    return {
      ...mark,
      label: `${unit.spoken(day)}收益${yuanText(amount)}`,
      value: `${since}共${yuanText(sums[index] ?? 0)}`,
    }
  })
}

/**
 * Income by days or months and its sum: bars that begin at zero, each of which says its amount. Where they would be equal
 * (`hardlyDiffer`) and answer nothing, a line of what has come together, which says both for the day that is chosen.
 */
export function IncomeTrend({ points, by = 'day', hidden = false }: IncomeTrendProps) {
  const [first, last] = [points[0], points[points.length - 1]]
  if (!first || !last) return null
  const unit = UNITS[by]
  const amounts = points.map(({ amount }) => amount)
  const alike = hardlyDiffer(amounts)
  const scale = scaleOf(alike ? [sumOf(points)] : amounts)
  return (
    <View className={classes('ui-income-trend', alike && 'is-sums')}>
      <View className="ui-income-trend__sum">
        {unbroken(`${unit.span(first.day, last.day)}合计${hidden ? '******' : formatAmount(sumOf(points))}元`)}
      </View>
      {alike && !hidden && <View className="ui-income-trend__sum">{unit.alike}</View>}
      <Plot
        marks={alike ? marksOfSums(points, unit) : marksOfBars(points, scale, unit)}
        summary={describe(points, unit)}
        step={unit.step}
        scale={[yuanText(scale.lowest), yuanText(scale.highest)]}
        ends={[unit.short(first.day), unit.short(last.day)]}
        hidden={hidden}
      >
        {alike ? undefined : (chosen) => <Bars points={points} chosen={chosen} />}
      </Plot>
    </View>
  )
}
