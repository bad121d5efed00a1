import { setTimeout as sleep } from 'node:timers/promises'
import type { Call, ResponseOf } from '@/contract/call'
import type { AccountScope, Bank, Handler, Scope } from '@sandbox/kernel/scope'
import { settleOne } from './network'

/** How long an order's answer waits for the network: most customers find the outcome on the next page already. */
export const SOON_MS = 2_000

/** Sends an order that was just taken. What the network takes longer for goes on behind the answer. */
async function sendSoon(bank: Bank, orderNo: string): Promise<void> {
  const sending = settleOne(bank, orderNo).then(() => undefined)
  bank.later(() => sending)
  await Promise.race([sending.catch(() => undefined), sleep(SOON_MS, undefined, { ref: false })])
}

/**
 * A call whose order goes to the network once it is kept. A retry finds the order kept and sent, and sends nothing: what
 * is due is decided by the transfer's own row.
 */
export const sentSoon = <C extends Call>(
  handler: Handler<C>,
  orderNoOf: (answer: ResponseOf<C>) => string,
): Handler<C> => ({
  ...handler,
  async handle(scope: Scope | AccountScope, request) {
    const answer = await handler.handle(scope, request)
    if (answer.ok) await sendSoon(scope.bank, orderNoOf(answer.value))
    return answer
  },
})
