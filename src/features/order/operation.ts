import { queryOperation } from '@/contract/order/queryOperation'
import { keepAsAnswer, useCall } from '@/session/useCall'

/** The outcome of the order with this client id, asked from the bank, so that it is right after a reload too. */
export const useOperation = (orderId: string) => useCall(queryOperation, { clientId: orderId })

/** Stores an answered order, so that its result page shows it at once. */
export function keepOperation(clientId: string, call: string, answer: object): void {
  keepAsAnswer(queryOperation, { clientId }, { state: 'DONE', call, answer: { ...answer } })
}
