import * as v from 'valibot'
import type { Call, ResponseOf } from '@/contract/call'
import type { queryOperation } from '@/contract/order/queryOperation'

export type Operation = ResponseOf<typeof queryOperation>

/** What became of an order, as its result page shows it. */
export type OrderOutcome<Answer> =
  | { readonly state: 'done' | 'accepted'; readonly answer: Answer }
  /** It wasn't carried out and won't be. */
  | { readonly state: 'notDone' }
  /** The id is another call's, or its answer can't be read: nothing may be claimed. */
  | { readonly state: 'unreadable' }

export type Order = Call & { readonly response: v.GenericSchema<unknown, { readonly status: 'SUCCESS' | 'PENDING' }> }

/** Reads the stored answer of an order from what the bank says of its client id. */
export function orderOutcome<C extends Order>(contract: C, operation: Operation): OrderOutcome<ResponseOf<C>> {
  if (operation.state !== 'DONE') return { state: 'notDone' }
  if (operation.call !== contract.name) return { state: 'unreadable' }
  const parsed = v.safeParse(contract.response, operation.answer)
  if (!parsed.success) return { state: 'unreadable' }
  const answer = parsed.output as ResponseOf<C> & { readonly status: 'SUCCESS' | 'PENDING' }
  return { state: answer.status === 'SUCCESS' ? 'done' : 'accepted', answer }
}
