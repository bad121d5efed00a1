import { View } from '@tarojs/components'
import type { RecordType } from '@/domain/account/records'
import { byMonth } from '@/features/list/byMonth'
import { MonthGroup } from '@/features/list/MonthGroup'
import { Amount } from '@/ui/Amount'
import { monthFigures, monthOfRecord } from './records'
import type { RecordMonth, WalletRecord } from './records'
import { RecordRow } from './RecordRow'
import './RecordMonths.scss'

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
        sum={<Sums sums={items[0]?.sums} type={type} hidden={hidden} />}
      >
        {items.map((record) => (
          <RecordRow key={record.recordId} record={record} hidden={hidden} />
        ))}
      </MonthGroup>
    ))}
  </>
)

interface SumsProps {
  readonly sums: RecordMonth | undefined
  readonly type: RecordType
  readonly hidden: boolean
}

const Sums = ({ sums, type, hidden }: SumsProps) =>
  sums === undefined ? null : (
    <View className="record-months__sums">
      {monthFigures(sums, type).map(({ caption, amount }) => (
        <View key={caption}>
          {`${caption} `}
          <Amount value={amount} hidden={hidden} symbol={false} />
        </View>
      ))}
    </View>
  )
