import { queryOperation } from '@/contract/order/queryOperation'
import { remember } from '@/session/memory'
import { useCall } from '@/session/useCall'

/** What became of the order with this client id; survives reloads, for the bank is asked. */
export const useOperation = (orderId: string) => useCall(queryOperation, { clientId: orderId })

/** Lets the result page of an order that has just been answered show it at once. */
export function keepOperation(clientId: string, call: string, answer: object): void {
  remember(`${queryOperation.name} ${JSON.stringify({ clientId })}`, { state: 'DONE', call, answer })
}
