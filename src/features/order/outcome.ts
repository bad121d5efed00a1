import * as v from 'valibot'
import type { Call, ResponseOf } from '@/contract/call'
import type { queryOperation } from '@/contract/order/queryOperation'

export type Operation = ResponseOf<typeof queryOperation>

/** An order's outcome as its result page shows it. */
export type OrderOutcome<Answer> =
  | { readonly state: 'done' | 'accepted'; readonly answer: Answer }
  /** It wasn't carried out and won't be. */
  | { readonly state: 'notDone' }
  /** The id belongs to another call, or its answer can't be read, so nothing can be said. */
  | { readonly state: 'unreadable' }

export type Order = Call & { readonly response: v.GenericSchema<unknown, { readonly status: 'SUCCESS' | 'PENDING' }> }

/** Reads an order's stored answer from the bank's answer about its client id. */
export function orderOutcome<C extends Order>(contract: C, operation: Operation): OrderOutcome<ResponseOf<C>> {
  if (operation.state !== 'DONE') return { state: 'notDone' }
  if (operation.call !== contract.name) return { state: 'unreadable' }
  const parsed = v.safeParse(contract.response, operation.answer)
  if (!parsed.success) return { state: 'unreadable' }
  const answer = parsed.output as ResponseOf<C> & { readonly status: 'SUCCESS' | 'PENDING' }
  return { state: answer.status === 'SUCCESS' ? 'done' : 'accepted', answer }
}
