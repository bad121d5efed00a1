import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryMall } from '@/contract/points/queryMall'
import { Loaded } from '@/features/loaded/Loaded'
import { mallQuery } from '@/routes/queries/points'
import { useCall } from '@/session/useCall'
import { Skeleton } from '@/ui/Skeleton'
import { pointsOff } from '../pointsOff'
import { ItemView } from './ItemView'
import { OrderView } from './OrderView'

/** /integralMiddle: one item with what it takes to have it, or an order that was made. */
function MallItem({ route, query: { itemId, orderNo } }: PageProps<typeof mallQuery>) {
  if (orderNo !== undefined) return <OrderView title={route.title} orderNo={orderNo} />
  return <OneItem title={route.title} itemId={itemId} />
}

const Waiting = () => (
  <>
    <Skeleton shape="card" count={1} />
    <Skeleton shape="list" count={4} />
  </>
)

function OneItem({ title, itemId }: { readonly title: string; readonly itemId: string | undefined }) {
  const read = useCall(queryMall, {})
  const item = read.data?.items.find((one) => one.itemId === itemId)
  if (read.data && item)
    return <ItemView title={title} item={item} balance={read.data.balance} at={read.data.at} onStale={read.reload} />
  return (
    <Frame title={title}>
      <Loaded
        read={read}
        waiting={<Waiting />}
        failed={pointsOff}
        empty={() => ({
          picture: 'hourglass',
          text: '该商品已下架',
          action: { text: '查看其他商品', onPress: () => go('/integralIndex', {}, { replace: true }) },
        })}
      >
        {() => null}
      </Loaded>
    </Frame>
  )
}

export default definePage(MallItem, { query: mallQuery, skeleton: <Waiting /> })
