import type { CallError } from '../api/errors'
import { ok } from '../domain/result'
import type { Result } from '../domain/result'
import { authorisation } from '../platform/authorisation'
import type { Credential } from '../platform/authorisation/types'
import { device } from '../platform/device'
import { storage } from '../platform/storage'
import { updatePrivacyPolicyStatus } from '../contract/entry/updatePrivacyPolicyStatus'
import { signOut as signOutCall } from '../contract/entry/signOut'
import { call, callUntold, onSessionLost } from './bank'
import { askConfig } from './config'
import { forgetAnswers } from './memory'
import { forgetSource } from './source'
import { askVisitor, startUp } from './startUp'
import { reduceSession, STARTING } from './state'
import type { SessionEvent, SessionState } from './state'
import { atom, store } from './store'
import { noteUnread } from './unread'

/** What is stored on the phone only with the person's consent. */
export const COLLECTED = ['deviceFingerNew', 'deviceFingerOld', 'trackingSession', 'policyVersion'] as const

export const sessionAtom = atom<SessionState>(STARTING)

export const session = (): SessionState => store.get(sessionAtom)

export function dispatch(event: SessionEvent): void {
  store.set(sessionAtom, reduceSession(session(), event))
  if (event.type === 'visitorKnown' && event.visitor.customerRef) storage.set('customerRef', event.visitor.customerRef)
}

let running: Promise<void> = Promise.resolve()

/**
 * Finds out who the person is, once: later callers wait for the first, and a known session is left alone. `credential` is
 * the result of authorisation; it is always used, even when a start is under way.
 */
export function start(credential?: Credential): Promise<void> {
  running = running.then(() => {
    if (credential) dispatch({ type: 'retry' })
    return session().phase === 'starting' ? begin(credential) : undefined
  })
  return running
}

function begin(credential?: Credential): Promise<void> {
  return startUp({
    call,
    arrival: () => Promise.resolve(arrivalOf(credential)),
    storedToken: () => storage.get('sessionToken'),
    storeToken: (token) => storage.set('sessionToken', token),
    askConfig: () => void askConfig(),
    agreedBefore: () => storage.get('policyVersion') !== undefined,
    noteAgreed,
    dispatch,
  })
}

function noteAgreed(version: string | undefined): void {
  if (version === undefined) storage.remove('policyVersion')
  else storage.set('policyVersion', version)
}

function arrivalOf(credential: Credential | undefined): { token: string; state?: string | undefined } | undefined {
  const taken = authorisation.take()
  const found = credential ?? (taken.ok ? taken.value : undefined)
  if (!found) return undefined
  return found.kind === 'token' ? { token: found.token, state: found.state } : { token: found.code }
}

/** Asks the bank whether the session is still valid, when the app comes back to the front; an invalid one is ended. */
export async function recheckSession(): Promise<void> {
  const { phase, token, consent: agreed } = session()
  if (phase !== 'ready' || token === undefined || agreed !== 'given') return
  if ((await askVisitor({ call, dispatch: whileIn(token) })) === 'gone') forgetSession(token)
}

/** Tries again after the bank couldn't be reached. */
export function startAgain(): Promise<void> {
  dispatch({ type: 'retry' })
  return start()
}

/** Takes over the new session of a person who passed the gesture; the old one has ended. */
export function signedIn(token: string): void {
  storage.set('sessionToken', token)
  forgetAnswers()
  dispatch({ type: 'signedIn', token })
}

/**
 * Records consent to the policy version that the person was shown. The session continues only when the bank has stored the
 * consent and said who the person is. False: the bank didn't store it.
 */
export async function consent(version: string): Promise<boolean> {
  const { token } = session()
  const answer = await call(updatePrivacyPolicyStatus, { confirmStatus: '1', version })
  if (!answer.ok) return false
  noteAgreed(version)
  const visitor = await askVisitor({ call, dispatch: whileIn(token) })
  dispatch({ type: 'consented' })
  if (visitor === 'gone') forgetSession(token)
  else if (!visitor) dispatch({ type: 'unreachable' })
  return true
}

/** Withdraws the consent: first at the bank; then everything collected under it is deleted from the phone. */
export async function withdrawConsent(): Promise<Result<void, CallError>> {
  const { policyVersion: version } = session()
  const answer = await callUntold(updatePrivacyPolicyStatus, { confirmStatus: '0', version })
  if (!answer.ok) return answer
  for (const key of COLLECTED) storage.remove(key)
  device.forgetCookieId()
  return ok(undefined)
}

/**
 * Deletes everything about the person from the phone and from memory, but for orders whose outcome they must still learn;
 * tells the bank without waiting for it.
 */
export function signOut(): void {
  if (session().token !== undefined) void call(signOutCall, {})
  forgetSource()
  forget()
}

function forget(): void {
  storage.clear('session')
  forgetAnswers()
  noteUnread(0)
  dispatch({ type: 'ended' })
}

/** Takes what was asked in a session, unless another has begun meanwhile. */
const whileIn =
  (token: string | undefined) =>
  (event: SessionEvent): void => {
    if (session().token === token) dispatch(event)
  }

/** Ends a session that the bank no longer knows, unless another has begun meanwhile. */
function forgetSession(token: string | undefined): void {
  if (session().token === token) forget()
}

onSessionLost(forget)
