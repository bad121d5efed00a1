import { api } from '../api'
import type { Api } from '../api'
import type { CallError } from '../api/errors'
import type { Call } from '../contract/call'
import type { Result } from '../domain/result'
import { createListeners } from '../platform/listeners'
import { forgetChanged } from './memory'

/** The client of the bank for the app's screens. */
export const { newClientId, onSessionLost, pendingMoney, prepare, randomBytes } = api

const made = createListeners<Call>()

/** Tells the listener the name of each call the app makes, never its content. */
export const onCall = made.add

/**
 * Calls the bank without telling pages what changed: for a call after which everything that was read is forgotten anyway.
 */
export const callUntold: Api['call'] = (contract, request) => {
  made.tell(contract)
  return api.call(contract, request)
}

/**
 * Calls the bank (src/api). What a write or money call changes, by its contract, is forgotten before the caller gets the
 * answer. A money call's request holds the `clientId` that `newClientId()` made for it, the same one for every try.
 */
export const call: Api['call'] = async (contract, request) => {
  const outcome = await callUntold(contract, request)
  if (contract.effect !== 'read' && mayBeDone(outcome)) forgetChanged(contract.invalidates)
  return outcome
}

/** Failures inside the bank, after which it isn't known whether the call was carried out. */
const INSIDE: readonly unknown[] = ['InternalError', 'ServiceUnavailable', 'BankBusy']

/** Whether a call was or may have been carried out: only a refusal, or that nothing was sent, rules it out. */
function mayBeDone(outcome: Result<unknown, CallError>): boolean {
  if (outcome.ok) return true
  const { error } = outcome
  if (error.kind === 'refused') return INSIDE.includes(error.name)
  return error.kind !== 'offline' || error.unresolved === true
}

/**
 * After a refusal of what a screen offered: another phone, the bank or time may have changed what the screen shows, so what
 * the call would have changed is asked again. A call that had no answer is `call`'s to judge.
 */
export function askAnew(contract: Call, error: CallError): void {
  if (contract.effect !== 'read' && error.kind === 'refused') forgetChanged(contract.invalidates)
}
