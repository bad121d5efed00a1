import type { Fen } from '../domain/money/fen'
import { pageHandover } from './pageHandover'

/** An order that waits until money for it has been transferred in; its page stays open below the transfer's. */
export interface WaitingOrder {
  readonly lacks: Fen
  /** What goes on after the transfer: 存入普通储蓄一年10,000元 */
  readonly what: string
  /** On the button that goes on: 继续存入 */
  readonly action: string
}

/** Whoever turns back from the transfer has given it up. */
export const { keep: keepWaitingOrder, take: takeWaitingOrder } = pageHandover<WaitingOrder>('waitingOrder')
