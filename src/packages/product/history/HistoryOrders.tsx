import { go } from '@/app/navigate'
import { Amount } from '@/ui/Amount'
import { monthFigures, monthOfOrder, orderAct, orderAmount, orderLink } from './history'
import type { HistoryOrder } from './history'
import { byMonth } from '@/features/list/byMonth'
import { ListRow, ListRowNote, MonthSums } from '@/features/list/ListRow'
import { whenText } from '@/features/list/when'
import { MonthGroup } from '@/features/list/MonthGroup'

function OrderRow({ order, hidden }: { readonly order: HistoryOrder; readonly hidden: boolean }) {
  const { amount, earned } = orderAmount(order)
  const open = (): void => {
    const to = orderLink(order)
    if (to) go(to)
  }
  return (
    <ListRow
      title={order.prodDesc}
      act={orderAct(order)}
      hint={order.pending ? '处理中' : ''}
      when={whenText(order.at)}
      onPress={open}
      figures={
        <>
          <Amount
            value={amount}
            hidden={hidden}
            symbol={false}
            size="title"
            {...(earned && { signed: true, tone: 'income' })}
          />
          {order.amount > 0 && order.interest > 0 && (
            <ListRowNote>
              {'含利息 '}
              <Amount value={order.interest} hidden={hidden} signed tone="income" symbol={false} />
            </ListRowNote>
          )}
        </>
      }
    />
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
      <MonthGroup
        key={month}
        title={title}
        sum={items[0]?.sums && <MonthSums sums={monthFigures(items[0].sums)} hidden={hidden} />}
      >
        {items.map((order) => (
          <OrderRow key={order.orderNo} order={order} hidden={hidden} />
        ))}
      </MonthGroup>
    ))}
  </>
)
