import { queryOperation } from '@/contract/order/queryOperation'
import { useShownOrder } from '@/session/shownOrders'
import { keepAsAnswer, useCall } from '@/session/useCall'

/**
 * The outcome of the order with this client id, for the page that shows it: asked from the bank, so that it is right after a
 * reload too. undefined: there is nothing to ask.
 */
export function useOperation(orderId: string | undefined) {
  const read = useCall(queryOperation, orderId === undefined ? undefined : { clientId: orderId })
  useShownOrder(orderId, read.state === 'ready')
  return read
}

/** Stores an answered order, so that its result page shows it at once. */
export function keepOperation(clientId: string, call: string, answer: object): void {
  keepAsAnswer(queryOperation, { clientId }, { state: 'DONE', call, answer: { ...answer } })
}
