import type { ResponseOf } from '@/contract/call'
import type { queryClosureReceipt } from '@/contract/closure/queryClosureReceipt'
import { addFen } from '@/domain/money/fen'
import { findTransfer } from '@sandbox/business/transfer'
import type { Queryable } from '@sandbox/kernel/db'
import type { Closure } from './tables'

export type Receipt = ResponseOf<typeof queryClosureReceipt>

/** What came of an order to close; what is on its way counts as paid while nobody has refused it. */
export async function receiptOf(on: Queryable, closure: Closure): Promise<Receipt> {
  const { closureNo, customerId, state, amount, orderNo, bankName, cardNo, submittedAt, startedAt, endedAt } = closure
  const payout = state === 'PAYING_OUT' && orderNo !== null ? await findTransfer(on, customerId, orderNo) : undefined
  return {
    closureNo,
    state,
    amount: payout ? addFen(amount, payout.amount) : amount,
    ...(closure.redPackets > 0 && { redPackets: closure.redPackets }),
    ...(bankName !== null && { bankName }),
    ...(cardNo !== null && { cardNo }),
    submittedAt: submittedAt ?? startedAt,
    ...(endedAt !== null && { endedAt }),
    ...(closure.failure !== null && { failure: closure.failure }),
    blocked: [...closure.blocked],
  }
}
