import { View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/app/navigate'
import { queryCalendar } from '@/contract/holding/queryCalendar'
import { isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { ZERO_FEN } from '@/domain/money/fen'
import { familyRoute } from '@/products/entrance'
import { elderMode } from '@/session/preferences'
import { useValue } from '@/session/store'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { EyeToggle } from '@/ui/EyeToggle'
import { MonthGrid } from '@/ui/MonthGrid'
import { Skeleton } from '@/ui/Skeleton'
import { CalendarDayCard } from './CalendarDayCard'
import { Loaded } from '@/features/loaded/Loaded'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { accountInterestOf, dayMarks, earningDays, firstShown, isBusy, monthSums } from './calendar'
import type { CalendarDay, CalendarMonth } from './calendar'
import { IncomeParts } from './IncomeParts'
import { ShownMonth } from './ShownMonth'
import './calendar.scss'

const Legend = () => (
  <View className="calendar__legend" aria-hidden="true">
    <View className="calendar__key">
      <View className="ui-month-grid__dot is-brand" />
      本金、赎回到账，存钱罐自动存入
    </View>
    <View className="calendar__key">
      <View className="ui-month-grid__dot is-ring" />
      付息
    </View>
  </View>
)

function Sums({ month }: { readonly month: CalendarMonth }) {
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <Card className="calendar__sums">
      {monthSums(month).map(({ caption, amount, earned }, index) => (
        <View key={caption} className={earned ? 'calendar__sum is-earned' : 'calendar__sum'}>
          <View className="calendar__head">
            <View className="calendar__caption">{caption}</View>
            {index === 0 && <EyeToggle hidden={hidden} onToggle={setHidden} />}
          </View>
          <Amount
            value={amount}
            hidden={hidden}
            size={earned ? 'hero' : 'title'}
            signed={earned}
            tone={earned ? 'income' : 'plain'}
            symbol={false}
          />
          {earned && amount !== 0 && <IncomeParts {...month} accountInterest={accountInterestOf(month)} />}
        </View>
      ))}
    </Card>
  )
}

/** Seven columns of large type have no room on a phone: the elder view lists the days instead. */
function Days({
  month,
  chosen,
  onChoose,
}: {
  month: CalendarMonth
  chosen: Day | undefined
  onChoose: (day: Day) => void
}) {
  const elder = useValue(elderMode.value)
  const [hidden] = useAmountsHidden()
  const { days, today } = month
  const card = (day: Day, about: CalendarDay | undefined) => (
    <CalendarDayCard key={day} day={day} about={about} hidden={hidden} onOpen={go} />
  )
  const earning = earningDays(month)
  const income = earning > 0 && (
    <CellGroup>
      <Cell
        label={`理财收益（${earning}天）`}
        value={<Amount value={month.wealthIncome} hidden={hidden} signed tone="income" />}
        onPress={() => go(familyRoute('wealth', 'HoldList'))}
      />
    </CellGroup>
  )
  if (elder) {
    const busy = days.filter(isBusy)
    if (busy.length + earning === 0) return <Empty picture="sprout" text="本月没有到期和收益" />
    return (
      <>
        {income}
        {/* The line above has the income of all days. */}
        {busy.map((about) => isDay(about.day) && card(about.day, { ...about, wealthIncome: ZERO_FEN }))}
      </>
    )
  }
  const shown = chosen ?? firstShown(month)
  return (
    <>
      <Card>
        {isMonth(month.month) && isDay(today) && (
          <MonthGrid
            month={month.month}
            today={today}
            current={shown}
            marks={dayMarks(days, hidden)}
            onSelect={onChoose}
          />
        )}
        <Legend />
      </Card>
      {income}
      {shown &&
        card(
          shown,
          days.find(({ day }) => day === shown),
        )}
    </>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="card" count={1} />
    <Skeleton shape="hero" />
  </>
)

interface CalendarProps {
  /** Undefined: the bank's present one. */
  readonly month: Month | undefined
  readonly onTurn: (month: Month) => void
}

/** Maturities and income, month by month. */
export function Calendar({ month, onTurn }: CalendarProps) {
  const [chosen, setChosen] = useState<Day>()
  const read = useCall(queryCalendar, { month })
  const turn = (to: Month) => {
    onTurn(to)
    setChosen(undefined)
  }
  return (
    <>
      <ShownMonth asked={month} told={read.data} onTurn={turn} />
      <Loaded read={read} waiting={<Waiting />}>
        {(about) => (
          <>
            <Sums month={about} />
            <Days month={about} chosen={chosen} onChoose={setChosen} />
            <View className="calendar__note">
              到期利息为预估，以实际到账为准；理财收益按收益所属日展示，理财非存款。
            </View>
          </>
        )}
      </Loaded>
    </>
  )
}
