import { View } from '@tarojs/components'
import { SUM_NAMES } from '@/domain/account/records'
import { formatMonth, isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import type { Fen } from '@/domain/money/fen'
import { formatHidableAmount } from '@/domain/money/format'
import { barsOf, scaleOf } from '@/ui/chart/geometry'
import { classes } from '@/ui/classes'
import { Pressable } from '@/ui/Pressable'
import type { MonthBill } from './bill'
import './MonthBars.scss'

interface MonthBarsProps {
  readonly months: MonthBill['months']
  readonly hidden: boolean
  readonly onShow: (month: Month) => void
}

const spoken = (month: string, received: Fen, out: Fen, hidden: boolean): string =>
  `${isMonth(month) ? formatMonth(month) : month}，${SUM_NAMES.in}${formatHidableAmount(received, hidden)}元，${SUM_NAMES.out}${formatHidableAmount(out, hidden)}元`

/** Money from elsewhere and to elsewhere, month beside month, the last one the bill's, whose sums stand at their parts; each leads to its own bill. */
export function MonthBars({ months, hidden, onShow }: MonthBarsProps) {
  const amounts = months.flatMap((one) => [one.in, one.out])
  const bars = hidden ? [] : barsOf(amounts, scaleOf(amounts))
  return (
    <View>
      <View className="month-bars__key" aria-hidden="true">
        <View className="month-bars__kind">
          <View className="month-bars__mark is-in" />
          {SUM_NAMES.in}
        </View>
        <View className="month-bars__kind">
          <View className="month-bars__mark is-out" />
          {SUM_NAMES.out}
        </View>
      </View>
      <View className="month-bars">
        {months.map(({ month, in: received, out }, index) => (
          <Pressable
            key={month}
            className="month-bars__month"
            label={spoken(month, received, out, hidden)}
            current={index === months.length - 1}
            onPress={() => isMonth(month) && onShow(month)}
          >
            <View className="month-bars__plot">
              <View className="month-bars__bar is-in" style={{ height: `${bars[index * 2]?.height ?? 0}%` }} />
              <View className="month-bars__bar is-out" style={{ height: `${bars[index * 2 + 1]?.height ?? 0}%` }} />
            </View>
            <View className={classes('month-bars__name', index === months.length - 1 && 'is-shown')}>
              {`${Number(month.slice(4))}月`}
            </View>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
