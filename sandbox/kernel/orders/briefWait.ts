import { setTimeout as sleep } from 'node:timers/promises'
import type { Call, ResponseOf } from '@/contract/call'
import type { AccountScope, Bank, Handler, Scope } from '../scope'

/** How long an answer waits for the network: most customers find the outcome on the next page already. */
export const BRIEF_WAIT_MS = 2_000

/** Waits a moment for work that goes on behind the answer when it takes longer. */
export async function waitBriefly(bank: Bank, working: Promise<unknown>): Promise<void> {
  bank.later(() => working.then(() => undefined))
  await Promise.race([working.catch(() => undefined), sleep(BRIEF_WAIT_MS, undefined, { ref: false })])
}

/**
 * A call whose order goes to somebody outside once it is kept. A retry finds the order kept and sent, and sends nothing: what
 * is due is decided by the order's own row.
 */
export const sendingAfterwards = <C extends Call>(
  handler: Handler<C>,
  send: (bank: Bank, answer: ResponseOf<C>) => Promise<unknown> | undefined,
): Handler<C> => ({
  ...handler,
  async handle(scope: Scope | AccountScope, request) {
    const answer = await handler.handle(scope, request)
    const sending = answer.ok ? send(scope.bank, answer.value) : undefined
    if (sending) await waitBriefly(scope.bank, sending)
    return answer
  },
})
