import { getCustomizedConfig } from '@/contract/entry/getCustomizedConfig'
import { getControlByWhiteList } from '@/contract/entry/getControlByWhiteList'
import { forgetAnswers } from '@/session/memory'
import { amountsHidden, colourMode, elderMode } from '@/session/preferences'
import { boxAtom } from '@/session/overlay'
import { dispatch } from '@/session/session'
import { forgetSource } from '@/session/source'
import type { Visitor } from '@/session/state'
import { store } from '@/session/store'
import { noteUnread } from '@/session/unread'
import { keepWaiting } from './bank'
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

/** Somebody whom the bank knows, with consent given: a customer who has signed in, unless told otherwise. */
export function arrive(changes: Partial<Visitor> = {}): void {
  stated = true
  dispatch({ type: 'opened', token: 'session' })
  dispatch({ type: 'consentKnown', consent: 'given', version: '1' })
  dispatch({ type: 'visitorKnown', visitor: { ...CUSTOMER, ...changes } })
  dispatch({ type: 'started' })
}

/** A customer who has signed in, unless the test has said who is there. */
export function arriveOtherwise(): void {
  if (!stated) arrive()
}

/** What the app asks when it starts; not the page's questions. */
export const AT_START: readonly string[] = [getControlByWhiteList.name, getCustomizedConfig.name]

/** As the app starts: nobody is known, and the bank takes its time to say. */
export function nobodyYet(): void {
  stated = true
  dispatch({ type: 'retry' })
  keepWaiting(getControlByWhiteList, getCustomizedConfig)
}

/** The bank can't be reached. */
export function unreachable(): void {
  stated = true
  dispatch({ type: 'unreachable' })
}

atEnd(() => {
  stated = false
  dispatch({ type: 'retry' })
  // Not answered: who asked goes on no further.
  store.set(boxAtom, undefined)
  forgetAnswers()
  forgetSource()
  noteUnread(0)
  window.sessionStorage.clear()
  elderMode.set(false)
  amountsHidden.set(false)
  colourMode.set('system')
})
