import { changeGesture } from './changeGesture'
import { changePayPassword } from './changePayPassword'
import { getRequestRandom } from './getRequestRandom'
import { queryCredentialReset } from './queryCredentialReset'
import { queryCredentials } from './queryCredentials'
import { queryLoginRecords } from './queryLoginRecords'
import { reportDevice } from './reportDevice'
import { requestCredentialReview } from './requestCredentialReview'
import { resetGesture } from './resetGesture'
import { resetPayPassword } from './resetPayPassword'
import { sendSmsCode } from './sendSmsCode'
import { setGesturePassword } from './setGesturePassword'
import { setLoginPassword } from './setLoginPassword'
import { verifyGesture } from './verifyGesture'
import { verifyGestureCipherResult } from './verifyGestureCipherResult'

/** The calls of `security`; the app imports single calls instead, to stay small. */
export const securityCalls = {
  changeGesture,
  changePayPassword,
  getRequestRandom,
  queryCredentialReset,
  queryCredentials,
  queryLoginRecords,
  reportDevice,
  requestCredentialReview,
  resetGesture,
  resetPayPassword,
  sendSmsCode,
  setGesturePassword,
  setLoginPassword,
  verifyGesture,
  verifyGestureCipherResult,
}
