import { queryOperation } from '@/contract/order/queryOperation'
import { keepAsAnswer, useCall } from '@/session/useCall'

/** What became of the order with this client id; survives reloads, for the bank is asked. */
export const useOperation = (orderId: string) => useCall(queryOperation, { clientId: orderId })

/** Lets the result page of an order that has just been answered show it at once. */
export function keepOperation(clientId: string, call: string, answer: object): void {
  keepAsAnswer(queryOperation, { clientId }, { state: 'DONE', call, answer: { ...answer } })
}
