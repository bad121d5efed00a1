import { View } from '@tarojs/components'
import type { Day } from '@/domain/dates/day'
import { formatChineseDay } from '@/domain/dates/format'
import { familyRoute, productRoute } from '@/products/entrance'
import { dueCaption } from '@/products/model/estimate'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import { ELECTRONIC_NAME, EVENT_NAMES, FILL_NAME, SETTLEMENT_NAME } from './calendar'
import type { CalendarDay, CalendarEvent } from './calendar'
import './CalendarDayCard.scss'

interface CalendarDayCardProps {
  readonly day: Day
  /** Undefined when nothing happens on the day. */
  readonly about: CalendarDay | undefined
  readonly hidden: boolean
  readonly onOpen: (to: Link) => void
}

function Figures({ event, hidden }: { readonly event: CalendarEvent; readonly hidden: boolean }) {
  return (
    <View className="calendar-day-card__figures">
      {event.principal > 0 && <Amount value={event.principal} hidden={hidden} />}
      {event.interest > 0 && (
        <View className="calendar-day-card__interest">
          {`${event.state === 'due' ? dueCaption(event.prodType) : '利息'} `}
          <Amount
            value={event.interest}
            hidden={hidden}
            symbol={false}
            {...(event.state === 'paid' && { signed: true, tone: 'income' })}
          />
        </View>
      )}
    </View>
  )
}

/** What happens on a day, each leading to its holding or pot, or to its record where an account paid it. */
export function CalendarDayCard({ day, about, hidden, onOpen }: CalendarDayCardProps) {
  const nothing =
    !about || (about.events.length + about.settlements.length + about.fills.length === 0 && about.wealthIncome === 0)
  return (
    <CellGroup title={formatChineseDay(day, true)}>
      {nothing && <View className="calendar-day-card__nothing">当日没有到期和收益</View>}
      {about && about.wealthIncome !== 0 && (
        <Cell
          label="理财收益"
          value={<Amount value={about.wealthIncome} hidden={hidden} signed tone="income" />}
          onPress={() => onOpen(link(familyRoute('wealth', 'HoldList')))}
        />
      )}
      {about?.settlements.map(({ orderNo, account, interest }) => (
        <Cell
          key={orderNo}
          label={account || ELECTRONIC_NAME}
          hint={SETTLEMENT_NAME}
          value={<Amount value={interest} hidden={hidden} signed tone="income" />}
          onPress={() => onOpen(link('/walletTransactionRecordDetail', { recordId: orderNo }))}
        />
      ))}
      {about?.fills.map(({ potId, name, amount }) => (
        <Cell
          key={potId}
          label={name}
          hint={FILL_NAME}
          value={<Amount value={amount} hidden={hidden} />}
          onPress={() => onOpen(link('/pot', { potId }))}
        />
      ))}
      {about?.events.map((event, index) => {
        const route = productRoute(event.prodType, 'HoldInfo')
        return (
          <Cell
            key={`${event.seqNo} ${event.kind} ${index}`}
            label={event.prodDesc}
            hint={EVENT_NAMES[event.kind][event.state]}
            value={<Figures event={event} hidden={hidden} />}
            onPress={route && (() => onOpen(link(route, { seqNo: event.seqNo })))}
          />
        )
      })}
    </CellGroup>
  )
}
