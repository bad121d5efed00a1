import { api } from '../api'
import type { Api } from '../api'
import type { CallError } from '../api/errors'
import type { Call, RequestOf, ResponseOf } from '../contract/call'
import type { Result } from '../domain/result'
import { createListeners } from '../platform/listeners'
import { forgetAnswers } from './memory'

/** The bank, as the app's screens see it. */
export const { newClientId, onSessionLost, pendingMoney, prepare, randomBytes, resumePending } = api

const made = createListeners<Call>()

/** Tells which calls the app makes, never with what. */
export const onCall = made.add

/** Calls the bank (src/api). */
export const call: Api['call'] = (contract, request) => {
  made.tell(contract)
  return api.call(contract, request)
}

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
