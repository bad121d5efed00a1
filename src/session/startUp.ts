import type { CallError } from '../api/errors'
import { checkRegisterStatus } from '../contract/entry/checkRegisterStatus'
import { getControlByWhiteList } from '../contract/entry/getControlByWhiteList'
import { getOauthOpenId } from '../contract/entry/getOauthOpenId'
import { getPrivacyPolicyStatus } from '../contract/entry/getPrivacyPolicyStatus'
import { verifyGestureCipherResult } from '../contract/security/verifyGestureCipherResult'
import type { Call, RequestOf, ResponseOf } from '../contract/call'
import type { Result } from '../domain/result'
import type { SessionEvent } from './state'

/** What start-up needs of the world; the app gives the real ones, tests their own. */
export interface StartUpWorld {
  readonly call: <C extends Call>(contract: C, request: RequestOf<C>) => Promise<Result<ResponseOf<C>, CallError>>
  /** The one-use token that the platform brought, taken out of the address; undefined when there is none. */
  readonly arrival: () => Promise<{ readonly token: string; readonly state?: string | undefined } | undefined>
  readonly storedToken: () => string | undefined
  readonly storeToken: (token: string) => void
  readonly dispatch: (event: SessionEvent) => void
}

/**
 * From launch to knowing who is there (specification §4): the session first, then everything that only needs the
 * session side by side. A gate that fails to answer never blocks. A session the bank refuses ends in `noSession`, a bank that
 * can't be reached in `unreachable`: the person keeps the session and may try again.
 */
export async function startUp(world: StartUpWorld): Promise<void> {
  const opened = await openSession(world)
  if (!opened) {
    await askMaintenance(world)
    world.dispatch({ type: 'noSession' })
    return
  }
  const [, consent, visitor] = await Promise.all([askMaintenance(world), askConsent(world), askVisitor(world)])
  world.dispatch({ type: visitor === 'gone' ? 'noSession' : visitor && consent ? 'started' : 'unreachable' })
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

async function askMaintenance({ call, dispatch }: StartUpWorld): Promise<void> {
  const gate = await call(getControlByWhiteList, { ruleType: 'SYSTEM_MAINTAIN' })
  if (!gate.ok) return
  dispatch({ type: 'maintenance', notice: gate.value.controlRule === 'ON' ? (gate.value.notice ?? '') : undefined })
}

async function askConsent({ call, dispatch }: StartUpWorld): Promise<boolean> {
  const status = await call(getPrivacyPolicyStatus, {})
  if (!status.ok) return false
  const { confirmStatus, version } = status.value
  dispatch({ type: 'consentKnown', consent: confirmStatus === '1' ? 'given' : 'needed', version })
  return true
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
