import type { Call, RequestOf, ResponseOf } from '../contract/call'
import type { ClientId } from '../domain/order/clientId'
import { call } from './bank'
import { tell } from './overlay'
import type { useClientId } from './useClientId'

/**
 * Sends what is meant once, under one id for as long as nobody knows the outcome, and says a failure in the message box.
 * @returns the answer; undefined when there is none, which has been said
 */
export async function callOnceOrSay<C extends Call>(
  ids: ReturnType<typeof useClientId>,
  meant: unknown,
  contract: C,
  request: (clientId: ClientId) => RequestOf<C>,
): Promise<ResponseOf<C> | undefined> {
  const outcome = await call(contract, request(await ids.of(meant)))
  ids.settle(outcome)
  if (outcome.ok) return outcome.value
  await tell({ text: outcome.error.message })
  return undefined
}
