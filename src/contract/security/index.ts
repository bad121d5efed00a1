import { changeGesture } from './changeGesture'
import { changePayPassword } from './changePayPassword'
import { disownLogin } from './disownLogin'
import { getRequestRandom } from './getRequestRandom'
import { queryAccountChanges } from './queryAccountChanges'
import { queryBankCall } from './queryBankCall'
import { queryCredentialReset } from './queryCredentialReset'
import { queryCredentials } from './queryCredentials'
import { queryDevices } from './queryDevices'
import { queryLoginRecord } from './queryLoginRecord'
import { queryLoginRecords } from './queryLoginRecords'
import { queryPaySecurity } from './queryPaySecurity'
import { querySecurity } from './querySecurity'
import { readAccountChanges } from './readAccountChanges'
import { reportDevice } from './reportDevice'
import { requestCredentialReview } from './requestCredentialReview'
import { resetGesture } from './resetGesture'
import { resetPayPassword } from './resetPayPassword'
import { revokeDevice } from './revokeDevice'
import { sendSmsCode } from './sendSmsCode'
import { setGesturePassword } from './setGesturePassword'
import { setLoginPassword } from './setLoginPassword'
import { setSecurity } from './setSecurity'
import { trustDevice } from './trustDevice'
import { verifyGesture } from './verifyGesture'
import { verifyGestureCipherResult } from './verifyGestureCipherResult'

/** The calls of `security`; the app imports single calls instead, to stay small. */
export const securityCalls = {
  changeGesture,
  changePayPassword,
  disownLogin,
  getRequestRandom,
  queryAccountChanges,
  queryBankCall,
  queryCredentialReset,
  queryCredentials,
  queryDevices,
  queryLoginRecord,
  queryLoginRecords,
  queryPaySecurity,
  querySecurity,
  readAccountChanges,
  reportDevice,
  requestCredentialReview,
  resetGesture,
  resetPayPassword,
  revokeDevice,
  sendSmsCode,
  setGesturePassword,
  setLoginPassword,
  setSecurity,
  trustDevice,
  verifyGesture,
  verifyGestureCipherResult,
}
