import type { ResponseOf } from '@/contract/call'
import { querySubRecords } from '@/contract/subaccount/querySubRecords'
import { MOVEMENT_FACTS } from '@/domain/accountClasses/machine'
import { formatInstant } from '@/domain/dates/format'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'

type SubRecord = ResponseOf<typeof querySubRecords>['records'][number]

const READER: PageReader<typeof querySubRecords, SubRecord> = {
  items: ({ records }) => records,
  more: ({ more }) => more,
  key: ({ orderNo }) => orderNo,
}

const NONE = { text: '还没有往来', hint: '转入和消费会显示在这里' }

/** How money moved on one account. */
export function Records({ acctId, hidden }: { readonly acctId: string; readonly hidden: boolean }) {
  const list = usePages(querySubRecords, { acctId }, READER)
  return (
    <PagedList list={list} waiting={<Skeleton shape="list" count={4} />} empty={NONE}>
      {(records) => (
        <CellGroup>
          {records.map(({ orderNo, kind, amount, counterparty, at }) => (
            <Cell
              key={orderNo}
              label={counterparty || MOVEMENT_FACTS[kind].title}
              hint={`${counterparty === '' ? '' : `${MOVEMENT_FACTS[kind].title} · `}${formatInstant(at)}`}
              value={<Amount value={amount} hidden={hidden} signed symbol={false} />}
            />
          ))}
        </CellGroup>
      )}
    </PagedList>
  )
}
