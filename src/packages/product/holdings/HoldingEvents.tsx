import { go } from '@/app/navigate'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import type { HoldingEvent } from './holdingDetail'

interface HoldingEventsProps {
  readonly events: readonly HoldingEvent[]
  readonly hidden: boolean
}

/** What has happened to a holding, latest first; what moved money opens its record. */
export function HoldingEvents({ events, hidden }: HoldingEventsProps) {
  if (events.length === 0) return null
  return (
    <CellGroup title="交易记录">
      {events.map(({ key, title, date, amount, orderNo }) => (
        <Cell
          key={key}
          label={title}
          hint={date}
          value={<Amount value={amount} hidden={hidden} />}
          onPress={
            orderNo === undefined ? undefined : () => go('/walletTransactionRecordDetail', { recordId: orderNo })
          }
        />
      ))}
    </CellGroup>
  )
}
