import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryMallOrders } from '@/contract/points/queryMallOrders'
import { dayOfInstant } from '@/domain/dates/instant'
import { formatDay } from '@/domain/dates/format'
import { formatPoints } from '@/domain/points/entries'
import { mallOrderStateName } from '@/domain/points/mall'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { Cell, CellGroup } from '@/ui/Cell'
import { Facts } from '@/ui/Facts'
import { Section } from '@/ui/Cell/Section'
import { Skeleton } from '@/ui/Skeleton'

type Order = ResponseOf<typeof queryMallOrders>['orders'][number]

const READER: PageReader<typeof queryMallOrders, Order> = {
  items: ({ orders }) => orders,
  more: ({ more }) => more,
  key: ({ orderNo }) => orderNo,
}

/** What one had for points. */
export function MallOrders() {
  const list = usePages(queryMallOrders, {}, READER)
  return (
    <Section title="兑换记录">
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={2} />}
        empty={{ picture: 'basket', text: '还没有兑换记录' }}
      >
        {(orders) => (
          <CellGroup>
            {orders.map(({ orderNo, itemName, kind, points, state, placedAt }) => (
              <Cell
                key={orderNo}
                label={itemName}
                hint={<Facts of={[formatDay(dayOfInstant(placedAt)), `${formatPoints(points)}积分`]} />}
                value={mallOrderStateName({ kind, state })}
                onPress={() => go('/integralMiddle', { orderNo })}
              />
            ))}
          </CellGroup>
        )}
      </PagedList>
    </Section>
  )
}
