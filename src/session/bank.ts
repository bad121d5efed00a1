import { api } from '../api'
import type { CallError } from '../api/errors'
import type { Call, RequestOf, ResponseOf } from '../contract/call'
import type { Result } from '../domain/result'
import { forgetAnswers } from './memory'

/** The bank, as the app's screens see it. */
export const { call, newClientId, onSessionLost, pendingMoney, prepare, randomBytes, resumePending } = api

/**
 * Carries out a money call, and forgets what was read before: balances and holdings have changed, or may have.
 * @param request holds the `clientId` that `newClientId()` made for this intention; the same one for every try of it
 */
export async function pay<C extends Call>(
  contract: C,
  request: RequestOf<C>,
): Promise<Result<ResponseOf<C>, CallError>> {
  const outcome = await call(contract, request)
  forgetAnswers()
  return outcome
}
