import { queryOperation } from '@/contract/order/queryOperation'
import { learn, useCall } from '@/session/useCall'

/** What became of the order with this client id; survives reloads, for the bank is asked. */
export const useOperation = (orderId: string) => useCall(queryOperation, { clientId: orderId })

/** Lets the result page of an order that has just been answered show it at once. */
export function rememberOperation(clientId: string, call: string, answer: object): void {
  learn(queryOperation, { clientId }, { state: 'DONE', call, answer: { ...answer } })
}
