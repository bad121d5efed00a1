import type { CallError } from '../api/errors'
import { checkRegisterStatus } from '../contract/entry/checkRegisterStatus'
import { getControlByWhiteList } from '../contract/entry/getControlByWhiteList'
import { getOauthOpenId } from '../contract/entry/getOauthOpenId'
import { getPrivacyPolicyStatus } from '../contract/entry/getPrivacyPolicyStatus'
import { verifyGestureCipherResult } from '../contract/security/verifyGestureCipherResult'
import type { Call, RequestOf, ResponseOf } from '../contract/call'
import type { Result } from '../domain/result'
import type { SessionEvent } from './state'

/** What start-up needs from outside; the app gives the real functions, tests their own. */
export interface StartUpWorld {
  readonly call: <C extends Call>(contract: C, request: RequestOf<C>) => Promise<Result<ResponseOf<C>, CallError>>
  /** The one-use token in the address, removed from it; undefined when there is none. */
  readonly arrival: () => Promise<{ readonly token: string; readonly state?: string | undefined } | undefined>
  readonly storedToken: () => string | undefined
  readonly storeToken: (token: string) => void
  /** Requests the configuration; start-up doesn't wait for it. */
  readonly askConfig: () => void
  /** Whether the bank said earlier in this visit that the person agrees. */
  readonly agreedBefore: () => boolean
  /** Stores what the bank now says about it. */
  readonly noteAgreed: (version: string | undefined) => void
  readonly dispatch: (event: SessionEvent) => void
}

/**
 * From launch to knowing who the person is (specification §4): first the session, then gate, configuration and consent
 * side by side. Who the person is is asked only when they have agreed to the privacy policy; when they had agreed earlier
 * in the visit, it is asked at once. A gate that gives no answer doesn't block. A session refused by the bank ends in
 * `noSession`, an unreachable bank in `unreachable`: the person keeps the session and may try again.
 */
export async function startUp(world: StartUpWorld): Promise<void> {
  const opened = await openSession(world)
  if (!opened) {
    await askMaintenance(world)
    world.dispatch({ type: 'noSession' })
    return
  }
  const early = world.agreedBefore() ? askVisitor(world) : undefined
  const [, consent] = await Promise.all([askMaintenance(world), askConsent(world)])
  const visitor = consent === 'given' ? await (early ?? askVisitor(world)) : await early
  if (consent === 'gone' || visitor === 'gone') return world.dispatch({ type: 'noSession' })
  const known = consent === 'needed' || (consent === 'given' && visitor === true)
  world.dispatch({ type: known ? 'started' : 'unreachable' })
}

async function openSession({ arrival, call, dispatch, storedToken, storeToken }: StartUpWorld): Promise<boolean> {
  const arrived = await arrival()
  if (arrived) {
    const answer = await call(getOauthOpenId, { token: arrived.token, state: arrived.state })
    if (answer.ok) {
      storeToken(answer.value.sessionToken)
      dispatch({ type: 'opened', token: answer.value.sessionToken })
      return true
    }
  }
  const token = storedToken()
  if (token !== undefined) dispatch({ type: 'opened', token })
  return token !== undefined
}

async function askMaintenance({ askConfig, call, dispatch }: StartUpWorld): Promise<void> {
  const asked = call(getControlByWhiteList, { ruleType: 'SYSTEM_MAINTAIN' })
  askConfig()
  const gate = await asked
  if (!gate.ok) return
  dispatch({ type: 'maintenance', notice: gate.value.controlRule === 'ON' ? (gate.value.notice ?? '') : undefined })
}

/** undefined: no answer, which is never taken for consent; `gone`: the bank refuses the session. */
async function askConsent({
  call,
  dispatch,
  noteAgreed,
}: StartUpWorld): Promise<'given' | 'needed' | 'gone' | undefined> {
  const status = await call(getPrivacyPolicyStatus, {})
  if (!status.ok) return status.error.kind === 'refused' ? 'gone' : undefined
  const { confirmStatus, version, formerVersion: former } = status.value
  const consent = confirmStatus === '1' ? 'given' : 'needed'
  noteAgreed(consent === 'given' ? version : undefined)
  dispatch({ type: 'consentKnown', consent, version, former })
  return consent
}

/** true: the visitor is known now; `gone`: the bank refuses the session; false: no answer. */
export async function askVisitor({
  call,
  dispatch,
}: Pick<StartUpWorld, 'call' | 'dispatch'>): Promise<boolean | 'gone'> {
  const [register, gesture] = await Promise.all([call(checkRegisterStatus, {}), call(verifyGestureCipherResult, {})])
  if (!register.ok) return register.error.kind === 'refused' ? 'gone' : false
  const gestureSet = gesture.ok && gesture.value.gestureCipherResult === '1'
  dispatch({ type: 'visitorKnown', visitor: { ...register.value, gestureSet } })
  return true
}
