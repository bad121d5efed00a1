import { useEffect, useState } from 'react'
import { go } from '@/app/navigate'
import type { RequestOf, ResponseOf } from '@/contract/call'
import { orderMallItem } from '@/contract/points/orderMallItem'
import type { queryMall } from '@/contract/points/queryMall'
import { formatPoints } from '@/domain/points/entries'
import { deliveryProblems } from '@/domain/points/mall'
import type { Delivery } from '@/domain/points/mall'
import { sayMessage } from '@/features/order/refusals'
import { call } from '@/session/bank'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { askToTick } from '@/ui/RequiredCheckbox'
import { showComplaint } from '@/ui/complaint'
import { useQueue } from '../queue/useQueue'
import type { Queue } from '../queue/useQueue'
import { countdownText, useBankTime } from '../useBankTime'
import { BAR_WORDS } from './bars'
import type { DeliveryFormProps } from '../DeliveryForm'

type Item = ResponseOf<typeof queryMall>['items'][number]
type Order = Omit<RequestOf<typeof orderMallItem>, 'clientId'>

const NOWHERE: Delivery = { name: '', mobileNo: '', region: '', street: '' }
interface Action {
  readonly text: string
  readonly disabled: boolean
  readonly busy: boolean
  readonly run: () => void
}

/** What is on the button while an item can't be had. */
function barOf({ bar, openAt }: Item, now: number): string | undefined {
  if (bar === '') return undefined
  if (bar !== 'MallNotOpen') return BAR_WORDS[bar]
  return now < openAt ? `${countdownText(openAt - now)}后开始` : undefined
}

type Sent = Awaited<ReturnType<typeof call<typeof orderMallItem>>>

/**
 * An order that is sent once however often it is tapped or queued: one id until the bank has answered; undefined when somebody
 * has left the queue.
 */
function useOnce({ through }: Queue): (order: Order) => Promise<Sent | undefined> {
  const ids = useClientId()
  return async (order) => {
    const clientId = await ids.of(order)
    const outcome = await through(
      () => call(orderMallItem, { ...order, clientId }),
      (answer) => (answer.ok ? answer.value.queue : undefined),
    )
    // Ordered once, however often it is tapped.
    if (outcome?.ok === false) ids.settle(outcome)
    return outcome
  }
}

/**
 * The form of an item and its one button.
 * @param at the bank's time of the answer
 * @param onStale the same function each time: it is called once, when the item's time has come
 */
export function useMallOrder(
  item: Item,
  at: number,
  onStale: () => void,
): { readonly form: DeliveryFormProps; readonly action: Action; readonly queue: Queue } {
  const [delivery, setDelivery] = useState(NOWHERE)
  const [agreed, setAgreed] = useState(false)
  const [checked, setChecked] = useState(false)
  const waits = item.bar === 'MallNotOpen' && at < item.openAt
  const now = useBankTime(at, waits)
  const opened = waits && now >= item.openAt
  useEffect(() => {
    if (opened) onStale()
  }, [opened, onStale])
  const queue = useQueue()
  const send = useOnce(queue)
  const goods = item.kind === 'GOODS'
  const problems = deliveryProblems(delivery)
  const order = useAction(async () => {
    if (goods && Object.keys(problems).length > 0) {
      setChecked(true)
      return showComplaint()
    }
    if (goods && !agreed) return askToTick()
    const text = `将使用${formatPoints(item.points)}积分兑换“${item.name}”。`
    // Nobody asks again while seconds count.
    if (!item.seckill && !(await confirm({ title: '确认兑换', text, yes: '确认兑换' }))) return
    const outcome = await send({ itemId: item.itemId, points: item.points, ...(goods && { delivery, agreed }) })
    if (outcome?.ok) return go('/integralMiddle', { orderNo: outcome.value.orderNo }, { replace: true })
    // What may have been ordered is among what was exchanged, or will be; who may have one only can't ask again.
    if (outcome && outcome.error.kind !== 'refused' && outcome.error.unresolved) {
      if (await confirm({ text: '兑换结果正在核实，请在“兑换记录”查看', yes: '查看兑换记录' }))
        return go('/integralIndex')
    } else if (outcome) await sayMessage(outcome.error.message)
    onStale()
  })
  const bar = barOf(item, now)
  return {
    form: {
      delivery,
      problems: checked ? problems : {},
      agreed,
      onChange: (part) => setDelivery((before) => ({ ...before, ...part })),
      onAgree: setAgreed,
    },
    queue,
    action: { text: bar ?? (item.seckill ? '立即抢兑' : '立即兑换'), disabled: bar !== undefined, ...order },
  }
}
