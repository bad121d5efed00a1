import { getCustomizedConfig } from '@/contract/entry/getCustomizedConfig'
import { getControlByWhiteList } from '@/contract/entry/getControlByWhiteList'
import { amountsHidden, colourMode, elderMode } from '@/session/preferences'
import { boxAtom } from '@/session/overlay'
import { dispatch, session } from '@/session/session'
import { forgetSource } from '@/session/source'
import type { Visitor } from '@/session/state'
import { store } from '@/session/store'
import { noteUnread } from '@/session/unread'
import { keepWaiting, knowPerson } from './bank'
import { atEnd } from './harness'

const CUSTOMER: Visitor = {
  registerStatus: 'REGISTERED',
  hasAccount: true,
  signedIn: true,
  gestureSet: true,
  customerName: '张*',
  registerMobileNo: '170****0001',
}

let stated = false

knowPerson(() => {
  const { phase, visitor } = session()
  return phase !== 'ready' || visitor === undefined || visitor.signedIn
})

/** Sets a person whom the bank knows, with consent given: a signed-in customer by default. */
export function arrive(changes: Partial<Visitor> = {}): void {
  stated = true
  dispatch({ type: 'opened', token: 'session' })
  dispatch({ type: 'consentKnown', consent: 'given', version: '1' })
  dispatch({ type: 'visitorKnown', visitor: { ...CUSTOMER, ...changes } })
  dispatch({ type: 'started' })
}

/** Sets a signed-in customer, unless the test has set who the person is. */
export function arriveOtherwise(): void {
  if (!stated) arrive()
}

/** The calls the app makes when it starts, which are not the page's. */
export const AT_START: readonly string[] = [getControlByWhiteList.name, getCustomizedConfig.name]

/** The state in which the app starts: the person isn't known, and the bank hasn't answered yet. */
export function nobodyYet(): void {
  stated = true
  dispatch({ type: 'retry' })
  keepWaiting(getControlByWhiteList, getCustomizedConfig)
}

/** The state in which the bank can't be reached. */
export function unreachable(): void {
  stated = true
  dispatch({ type: 'unreachable' })
}

atEnd(() => {
  stated = false
  dispatch({ type: 'retry' })
  // Closed without an answer, so that the caller doesn't continue.
  store.set(boxAtom, undefined)
  forgetSource()
  noteUnread(0)
  window.sessionStorage.clear()
  elderMode.set(false)
  amountsHidden.set(false)
  colourMode.set('system')
})
