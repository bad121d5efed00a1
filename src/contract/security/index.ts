import { changePayPassword } from './changePayPassword'
import { getRequestRandom } from './getRequestRandom'
import { queryLoginRecords } from './queryLoginRecords'
import { reportDevice } from './reportDevice'
import { resetPayPassword } from './resetPayPassword'
import { sendSmsCode } from './sendSmsCode'
import { setGesturePassword } from './setGesturePassword'
import { verifyGesture } from './verifyGesture'
import { verifyGestureCipherResult } from './verifyGestureCipherResult'

/** The calls of `security`; the app imports single calls instead, to stay small. */
export const securityCalls = {
  changePayPassword,
  getRequestRandom,
  queryLoginRecords,
  reportDevice,
  resetPayPassword,
  sendSmsCode,
  setGesturePassword,
  verifyGesture,
  verifyGestureCipherResult,
}
