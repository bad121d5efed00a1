import { dispatch } from '@/session/session'
import type { Visitor } from '@/session/state'

const VISITOR: Visitor = {
  registerStatus: 'REGISTERED',
  hasAccount: true,
  signedIn: true,
  gestureSet: true,
  customerName: '张*',
  registerMobileNo: '170****0001',
}

/** Somebody whom the bank knows, with consent given; signed in unless told otherwise. */
export function arrive(changes: Partial<Visitor> = {}): void {
  dispatch({ type: 'opened', token: 'session' })
  dispatch({ type: 'consentKnown', consent: 'given', version: '1' })
  dispatch({ type: 'visitorKnown', visitor: { ...VISITOR, ...changes } })
  dispatch({ type: 'started' })
}

/** As the app starts: nobody is known. */
export const nobodyYet = (): void => dispatch({ type: 'retry' })
