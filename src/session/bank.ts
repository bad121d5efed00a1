import { api } from '../api'
import type { Api } from '../api'
import type { CallError } from '../api/errors'
import type { Call } from '../contract/call'
import type { Result } from '../domain/result'
import { createListeners } from '../platform/listeners'
import { forgetChanged } from './memory'

/** The bank, as the app's screens see it. */
export const { newClientId, onSessionLost, pendingMoney, prepare, randomBytes, resumePending } = api

const made = createListeners<Call>()

/** Tells which calls the app makes, never with what. */
export const onCall = made.add

/** Calls the bank and tells no page what it changed: for a call after which everything that was read is forgotten anyway. */
export const callUntold: Api['call'] = (contract, request) => {
  made.tell(contract)
  return api.call(contract, request)
}

/**
 * Calls the bank (src/api). What a write or money call changes, as its contract says, is forgotten before the caller
 * hears of it. A money call's request holds the `clientId` that `newClientId()` made for this intention, the same one for
 * every try of it.
 */
export const call: Api['call'] = async (contract, request) => {
  const outcome = await callUntold(contract, request)
  if (contract.effect !== 'read' && mayBeDone(outcome)) forgetChanged(contract.changes)
  return outcome
}

/** Failures inside the bank, which say nothing of how far a call had come. */
const INSIDE: readonly unknown[] = ['InternalError', 'ServiceUnavailable']

/** Whether a call was carried out, or nobody can say: only a refusal is sure, and that nothing was sent. */
function mayBeDone(outcome: Result<unknown, CallError>): boolean {
  if (outcome.ok) return true
  const { error } = outcome
  if (error.kind === 'refused') return INSIDE.includes(error.name)
  return error.kind !== 'offline' || error.unresolved === true
}
