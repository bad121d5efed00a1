import { View } from '@tarojs/components'
import { SUM_NAMES } from '@/domain/account/records'
import { isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { Amount } from '@/ui/Amount'
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

/** Money from elsewhere and to elsewhere, month below month, the bill's first; each leads to its own bill. */
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
      {months
        .map(({ month, in: received, out }, index) => (
          <Pressable
            key={month}
            className="month-bars__month"
            current={index === months.length - 1}
            onPress={() => isMonth(month) && onShow(month)}
          >
            <View className={classes('month-bars__name', index === months.length - 1 && 'is-shown')}>
              {`${Number(month.slice(4))}月`}
            </View>
            <View className="month-bars__pair">
              <Line kind="in" share={bars[index * 2]?.height} amount={received} hidden={hidden} />
              <Line kind="out" share={bars[index * 2 + 1]?.height} amount={fen(-out)} hidden={hidden} />
            </View>
          </Pressable>
        ))
        .reverse()}
    </View>
  )
}

interface LineProps {
  readonly kind: 'in' | 'out'
  /** In per cent of the largest; none while amounts are hidden. */
  readonly share: number | undefined
  readonly amount: Fen
  readonly hidden: boolean
}

function Line({ kind, share = 0, amount, hidden }: LineProps) {
  const style: Record<string, string> = { '--month-bars-share': `${share}%` }
  return (
    <View className="month-bars__line">
      <View className={`month-bars__bar is-${kind}`} style={style} />
      <Amount value={amount} hidden={hidden} signed symbol={false} />
    </View>
  )
}
