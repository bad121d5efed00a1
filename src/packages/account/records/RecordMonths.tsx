import type { RecordType } from '@/domain/account/records'
import { byMonth } from '@/features/list/byMonth'
import { MonthSums } from '@/features/list/ListRow'
import { MonthGroup } from '@/features/list/MonthGroup'
import { monthFigures, monthOfRecord } from './records'
import type { WalletRecord } from './records'
import { RecordRow } from './RecordRow'

interface RecordMonthsProps {
  readonly records: readonly WalletRecord[]
  readonly type: RecordType
  readonly hidden: boolean
  /** 3 below a section's title. */
  readonly level?: 2 | 3
}

/** Records by month, each month with what the bank says it adds up to, whatever part of it is shown. */
export const RecordMonths = ({ records, type, hidden, level }: RecordMonthsProps) => (
  <>
    {byMonth(records, monthOfRecord).map(({ month, title, items }) => (
      <MonthGroup
        key={month}
        title={title}
        level={level}
        sum={items[0]?.sums && <MonthSums sums={monthFigures(items[0].sums, type)} hidden={hidden} />}
      >
        {items.map((record) => (
          <RecordRow key={record.recordId} record={record} hidden={hidden} />
        ))}
      </MonthGroup>
    ))}
  </>
)
