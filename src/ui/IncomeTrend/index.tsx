import { View } from '@tarojs/components'
import type { Day } from '@/domain/dates/day'
import { civilOf } from '@/domain/dates/day'
import { hardlyDiffer } from '@/domain/money/alike'
import type { Fen } from '@/domain/money/fen'
import { addFen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { barsOf, baseLine, scaleOf, shareOf } from '../chart/geometry'
import { classes } from '../classes'
import { Plot } from '../Plot'
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

/** What a bar is called, under it and where it is said, what their sum is of, whether that has a sign, and how many names have room side by side. */
const UNITS = {
  day: {
    step: '天',
    names: 4,
    short: (day: Day): string => `${day.slice(4, 6)}.${day.slice(6)}`,
    spoken: dayText,
    signed: true,
    span: (_: Day, count: number): string => `近${count}天`,
  },
  month: {
    step: '个月',
    names: 6,
    short: monthText,
    spoken: monthText,
    signed: false,
    span: (first: Day): string => `${civilOf(first).year}年`,
  },
} as const

type Unit = (typeof UNITS)['day' | 'month']

const yuanText = (amount: Fen): string => `${formatAmount(amount)}元`

const describe = (points: IncomeTrendProps['points'], { short, span }: Unit): string => {
  const [first] = points
  if (!first) return '暂无收益记录'
  const highest = points.reduce((best, point) => (point.amount > best.amount ? point : best))
  return `${span(first.day, points.length)}收益合计${yuanText(sumOf(points))}，最高为${short(highest.day)}的${yuanText(highest.amount)}`
}

const sumOf = (points: IncomeTrendProps['points']): Fen => addFen(...points.map(({ amount }) => amount))

interface BarsProps extends Pick<IncomeTrendProps, 'points'> {
  readonly chosen: number
  readonly unit: Unit
}

/** Each bar with its name below its middle; of many, as many names as have room, evenly. */
function Bars({ points, chosen, unit: { names, short } }: BarsProps) {
  const amounts = points.map(({ amount }) => amount)
  const bars = barsOf(amounts)
  const every = Math.ceil(points.length / names)
  return (
    <View className="ui-income-trend__bars">
      <View className="ui-income-trend__zero" style={{ bottom: `${baseLine(scaleOf(amounts))}%` }} />
      {points.map(({ day, amount }, index) => (
        <View key={day} className="ui-income-trend__column">
          <View
            className={classes('ui-income-trend__bar', amount < 0 && 'is-loss', index === chosen && 'is-chosen')}
            style={{ bottom: `${bars[index]?.bottom ?? 0}%`, height: `${bars[index]?.height ?? 0}%` }}
          />
          {index % every === Math.floor(every / 2) && <View className="ui-income-trend__name">{short(day)}</View>}
        </View>
      ))}
    </View>
  )
}

/**
 * Income by days or months and its sum: bars that begin at zero, each of which says its amount. One alone, and those that
 * would be equal (`hardlyDiffer`), answer nothing beside the sum and aren't drawn.
 */
export function IncomeTrend({ points, by = 'day', hidden = false }: IncomeTrendProps) {
  const [first] = points
  if (!first) return null
  const unit = UNITS[by]
  const amounts = points.map(({ amount }) => amount)
  const scale = scaleOf(amounts)
  return (
    <View className="ui-income-trend">
      <View className="ui-income-trend__sum">
        {unbroken(
          `${unit.span(first.day, points.length)}合计${hidden ? '******' : formatAmount(sumOf(points), unit.signed)}元`,
        )}
      </View>
      {points.length > 1 && !hardlyDiffer(amounts) && (
        <Plot
          marks={points.map(({ day, amount }, index) => ({
            at: (index + 0.5) / points.length,
            height: shareOf(amount, scale),
            label: unit.spoken(day),
            value: yuanText(amount),
          }))}
          summary={describe(points, unit)}
          step={unit.step}
          hidden={hidden}
        >
          {(chosen) => <Bars points={points} chosen={chosen} unit={unit} />}
        </Plot>
      )}
    </View>
  )
}
