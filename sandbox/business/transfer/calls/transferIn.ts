import type { RequestOf } from '@/contract/call'
import { transferIn as call } from '@/contract/transfer/transferIn'
import { ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { sentSoon } from '@sandbox/kernel/orders/soon'
import type { AccountScope } from '@sandbox/kernel/scope'
import { orderKeeper } from '../keeper'
import { settleOne } from '../network'
import { takeOrder } from '../order'
import type { CardOrder } from '../order'
import { takenOf } from '../wire'

const orderOf = ({ customer, now }: AccountScope, request: RequestOf<typeof call>): CardOrder => {
  const { cardId, amount, memo, clientId } = request
  return { customerId: customer.id, direction: 'IN', cardId, amount, speed: 'REALTIME', memo, clientId, now }
}

export const transferIn = sentSoon(
  moneyHandler(call, {
    flow: 'in',
    keeper: orderKeeper('IN'),
    async work(tx, scope, request) {
      const taken = await takeOrder(tx, orderOf(scope, request))
      return taken.ok ? ok(takenOf(taken.value)) : taken
    },
  }),
  (bank, { orderNo }) => settleOne(bank, orderNo),
)
