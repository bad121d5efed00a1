import type { Fen } from '../domain/money/fen'
import { keepAnswer, keptAnswer } from './memory'

/** An order that waits until money for it has been transferred in; its page stays open below the transfer's. */
export interface WaitingOrder {
  readonly lacks: Fen
  /** What goes on after the transfer: 存入普通储蓄一年10,000元 */
  readonly what: string
  /** On the button that goes on: 继续存入 */
  readonly action: string
}

const KEY = 'waitingOrder'

/** Hands it to the page that is opened next; like everything kept, never longer than the session. */
export const keepWaitingOrder = (order: WaitingOrder): void => keepAnswer(KEY, order, [])

/** Gives it, once: whoever turns back from the transfer has given it up. */
export function takeWaitingOrder(): WaitingOrder | undefined {
  const order = keptAnswer(KEY) as WaitingOrder | undefined
  keepAnswer(KEY, undefined, [])
  return order
}
