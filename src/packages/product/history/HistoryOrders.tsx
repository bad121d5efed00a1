import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { Amount } from '@/ui/Amount'
import { Pressable } from '@/ui/Pressable'
import { monthFigures, monthOfOrder, orderAmount, orderHint, orderLink, orderTitle } from './history'
import type { HistoryOrder, MonthSums } from './history'
import { byMonth } from '@/features/list/byMonth'
import { MonthGroup } from '@/features/list/MonthGroup'
import './HistoryOrders.scss'

interface SumsProps {
  readonly sums: MonthSums | undefined
  readonly hidden: boolean
}

function Sums({ sums, hidden }: SumsProps) {
  if (!sums) return null
  return (
    <View className="history-orders__sums">
      {monthFigures(sums).map(({ caption, amount }) => (
        <View key={caption}>
          {`${caption} `}
          <Amount value={amount} hidden={hidden} symbol={false} />
        </View>
      ))}
    </View>
  )
}

function OrderRow({ order, hidden }: { readonly order: HistoryOrder; readonly hidden: boolean }) {
  const { amount, signed, tone } = orderAmount(order)
  const open = (): void => {
    const to = orderLink(order)
    if (to) go(to)
  }
  return (
    <Pressable role="link" className="history-orders__order" onPress={open}>
      <View className="history-orders__main">
        <View className="history-orders__title">{orderTitle(order)}</View>
        <View className="history-orders__hint">{orderHint(order)}</View>
      </View>
      <View className="history-orders__figures">
        <Amount value={amount} hidden={hidden} signed={signed} tone={tone} />
        {order.amount > 0 && order.interest > 0 && (
          <View className="history-orders__hint">
            {'含利息 '}
            <Amount value={order.interest} hidden={hidden} tone="income" symbol={false} />
          </View>
        )}
      </View>
    </Pressable>
  )
}

interface HistoryOrdersProps {
  readonly orders: readonly HistoryOrder[]
  readonly hidden: boolean
}

/** Orders under their months, each month with the bank's sums. */
export const HistoryOrders = ({ orders, hidden }: HistoryOrdersProps) => (
  <>
    {byMonth(orders, monthOfOrder).map(({ month, title, items }) => (
      <MonthGroup key={month} title={title} sum={<Sums sums={items[0]?.sums} hidden={hidden} />}>
        {items.map((order) => (
          <OrderRow key={order.orderNo} order={order} hidden={hidden} />
        ))}
      </MonthGroup>
    ))}
  </>
)
