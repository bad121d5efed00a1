import { View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { querySubRecords } from '@/contract/subaccount/querySubRecords'
import { MOVEMENT_FACTS } from '@/domain/subaccount/machine'
import { formatInstant } from '@/domain/dates/format'
import { ListRow } from '@/features/list/ListRow'
import { whenText } from '@/features/list/when'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'

type SubRecord = ResponseOf<typeof querySubRecords>['records'][number]

const READER: PageReader<typeof querySubRecords, SubRecord> = {
  items: ({ records }) => records,
  more: ({ more }) => more,
  key: ({ orderNo }) => orderNo,
}

const NONE = { picture: 'notebook' as const, text: '还没有往来', hint: '转入和消费会显示在这里' }

/** The electronic account has a record of these too, with its receipt. */
const BESIDE_THE_MAIN: readonly SubRecord['kind'][] = ['fund', 'takeBack', 'sweep']

interface RecordsProps {
  readonly acctId: string
  readonly hidden: boolean
}

/** How money moved on one account; each movement opens what is known of it. */
export function Records({ acctId, hidden }: RecordsProps) {
  const list = usePages(querySubRecords, { acctId }, READER)
  const [shown, setShown] = useState<SubRecord>()
  if (shown) return <Detail record={shown} hidden={hidden} onBack={() => setShown(undefined)} />
  const open = (record: SubRecord): void =>
    BESIDE_THE_MAIN.includes(record.kind)
      ? go('/walletTransactionRecordDetail', { recordId: record.orderNo })
      : setShown(record)
  return (
    <PagedList list={list} waiting={<Skeleton shape="list" count={4} />} empty={NONE}>
      {(records) => (
        <View className="class-list__records">
          {records.map((record) => {
            const { orderNo, kind, amount, counterparty, at } = record
            const { title } = MOVEMENT_FACTS[kind]
            return (
              <ListRow
                key={orderNo}
                title={counterparty || title}
                hint={counterparty === '' ? '' : title}
                when={whenText(at)}
                figures={<Amount value={amount} hidden={hidden} signed symbol={false} />}
                onPress={() => open(record)}
              />
            )
          })}
        </View>
      )}
    </PagedList>
  )
}

interface DetailProps {
  readonly record: SubRecord
  readonly hidden: boolean
  readonly onBack: () => void
}

/** All that is known of a payment, its refund or somebody else's transfer. */
const Detail = ({ record: { orderNo, kind, amount, counterparty, at }, hidden, onBack }: DetailProps) => (
  <>
    <CellGroup>
      <Cell label="金额" value={<Amount value={amount} hidden={hidden} signed size="title" />} />
      <Cell label="类型" value={MOVEMENT_FACTS[kind].title} />
      <Cell label={kind === 'receive' ? '付款人' : '商户'} value={counterparty || '--'} />
      <Cell label="交易时间" value={formatInstant(at)} />
      <Cell label="订单号" value={orderNo} />
    </CellGroup>
    <Button kind="text" onPress={onBack}>
      返回交易明细
    </Button>
  </>
)
