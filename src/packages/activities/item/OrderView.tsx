import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { cancelMallOrder } from '@/contract/points/cancelMallOrder'
import { queryMallOrder } from '@/contract/points/queryMallOrder'
import { receiveMallOrder } from '@/contract/points/receiveMallOrder'
import { formatInstant } from '@/domain/dates/format'
import { formatPoints } from '@/domain/points/entries'
import { REVIVED_DAYS } from '@/domain/points/lots'
import { mallOrderStateName, SHIP_DAYS } from '@/domain/points/mall'
import { emptyFor } from '@/features/loaded/emptyFor'
import { Loaded } from '@/features/loaded/Loaded'
import { callOrSay } from '@/session/callOrSay'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import type { ResultViewProps } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'

type Order = ResponseOf<typeof queryMallOrder>

const LOOKS: Readonly<Record<Order['state'], ResultViewProps['state']>> = {
  PLACED: 'success',
  FULFILLED: 'success',
  SHIPPED: 'pending',
  DELIVERED: 'success',
  CANCELLED: 'cancelled',
}

const HINTS: Readonly<Record<Order['state'], string>> = {
  PLACED: `兑换成功，${SHIP_DAYS}天内发货`,
  FULFILLED: '兑换成功',
  SHIPPED: '包裹正在配送，收到后请确认',
  DELIVERED: '感谢您的兑换',
  CANCELLED: '积分已退回，可重新兑换',
}

/** An order: how it stands, where it goes, and what its customer can do about it. */
export function OrderView({ title, orderNo }: { readonly title: string; readonly orderNo: string }) {
  const read = useCall(queryMallOrder, { orderNo })
  return (
    <Frame title={title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        failed={emptyFor('MallOrderUnknown', {
          action: { text: '查看我的积分', onPress: () => go('/integralIndex', {}, { replace: true }) },
        })}
      >
        {(order) => <Order order={order} />}
      </Loaded>
    </Frame>
  )
}

function rowsOf(order: Order): readonly { readonly label: string; readonly value: string }[] {
  const { itemName, points, orderNo, placedAt, shippedAt, delivery, carrier, parcelNo } = order
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['兑换内容', itemName],
    ['使用积分', formatPoints(points)],
    ['兑换时间', formatInstant(placedAt)],
    ['收件人', delivery && `${delivery.name} ${delivery.mobileNo}`],
    ['收货地址', delivery && `${delivery.region} ${delivery.street}`],
    ['发货时间', shippedAt === undefined ? undefined : formatInstant(shippedAt)],
    ['快递', carrier === undefined ? undefined : `${carrier} ${parcelNo ?? ''}`],
    ['订单号', orderNo],
  ]
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

function Order({ order }: { readonly order: Order }) {
  const { orderNo, state, kind, points } = order
  const isDonated = state === 'FULFILLED' && kind === 'DONATION'
  const cancel = useAction(async () => {
    const text = `取消后${formatPoints(points)}积分按原有效期退回；不足${REVIVED_DAYS}天的顺延至${REVIVED_DAYS}天，仅顺延一次。`
    if (!(await confirm({ title: '取消兑换', text, yes: '确认取消', no: '暂不取消' }))) return
    await callOrSay(cancelMallOrder, { orderNo })
  })
  const receive = useAction(() => callOrSay(receiveMallOrder, { orderNo }))
  return (
    <ResultView
      state={LOOKS[state]}
      title={mallOrderStateName(order)}
      hint={isDonated ? '感谢您的捐赠' : HINTS[state]}
      rows={rowsOf(order)}
    >
      {state === 'SHIPPED' && (
        <Button onPress={receive.run} busy={receive.busy}>
          确认收货
        </Button>
      )}
      {state === 'FULFILLED' && kind === 'VOUCHER' && <Button onPress={() => go('/myVoucher')}>查看卡券</Button>}
      {state === 'FULFILLED' && kind === 'COUPON' && <Button onPress={() => go('/couponList')}>查看优惠券</Button>}
      {state === 'PLACED' && (
        <Button kind="secondary" onPress={cancel.run} busy={cancel.busy}>
          取消兑换
        </Button>
      )}
      <Button kind="text" onPress={() => go('/integralIndex', {}, { replace: true })}>
        返回我的积分
      </Button>
    </ResultView>
  )
}
