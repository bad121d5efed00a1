import type * as v from 'valibot'
import type { mallOrder, mallOrderFacts } from '@/contract/points/pointsFields'
import { maskDelivery } from '@/domain/points/mall'
import type { MallOrder } from './tables'

/** An order in a list. */
export const orderLine = (order: MallOrder): v.InferOutput<typeof mallOrder> => {
  const { orderNo, itemId, itemName, kind, points, state, placedAt, shippedAt, endedAt } = order
  return {
    ...{ orderNo, itemId, itemName, kind, points, state, placedAt },
    ...(shippedAt !== null && { shippedAt }),
    ...(endedAt !== null && { endedAt }),
  }
}

/** An order with where it goes. */
export const orderFacts = (order: MallOrder): v.InferOutput<typeof mallOrderFacts> => {
  const { delivery, carrier, parcelNo } = order
  return {
    ...orderLine(order),
    ...(delivery && { delivery: maskDelivery(delivery) }),
    ...(carrier !== null && { carrier }),
    ...(parcelNo !== null && { parcelNo }),
  }
}
