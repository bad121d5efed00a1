import { answer, answerLater, refuse } from '@test/component/bank'
import { arrive } from '@test/component/people'
import { checkRegisterStatus } from '@/contract/entry/checkRegisterStatus'
import { verifyGestureCipherResult } from '@/contract/security/verifyGestureCipherResult'
import { storage } from '@/platform/storage'
import { recheckSession, session, signedIn } from './session'

const BEFORE_THE_GESTURE = {
  registerStatus: 'REGISTERED',
  hasAccount: true,
  signedIn: false,
  customerName: '张*',
  registerMobileNo: '170****0001',
} as const

beforeEach(() => {
  answer(verifyGestureCipherResult, { gestureCipherResult: '1' })
  arrive({ signedIn: false })
})

it('takes an answer about the session that it was asked in', async () => {
  answer(checkRegisterStatus, { ...BEFORE_THE_GESTURE, customerName: '何*' })
  await recheckSession()
  expect(session().visitor?.customerName).toBe('何*')
  refuse(checkRegisterStatus, 'SessionExpired')
  await recheckSession()
  expect(session().token).toBeUndefined()
})

it('knows whose the session’s orders are for as long as it lasts', async () => {
  answer(checkRegisterStatus, { ...BEFORE_THE_GESTURE, customerRef: 'who' })
  await recheckSession()
  expect(storage.get('customerRef')).toBe('who')
  refuse(checkRegisterStatus, 'SessionExpired')
  await recheckSession()
  expect(storage.get('customerRef')).toBeUndefined()
})

it('lets nobody who has just passed the gesture be signed out by what was asked before', async () => {
  const arrived = answerLater(checkRegisterStatus, BEFORE_THE_GESTURE)
  const asked = recheckSession()
  signedIn('the next')
  arrived()
  await asked
  expect(session().visitor?.signedIn).toBe(true)
})

it('nor by the end of the session before', async () => {
  refuse(checkRegisterStatus, 'SessionExpired')
  const asked = recheckSession()
  signedIn('the next')
  await asked
  expect(session()).toMatchObject({ token: 'the next', visitor: { signedIn: true } })
})
