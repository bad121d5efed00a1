import type { securityCalls } from '@/contract/security'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { changeGesture } from './calls/changeGesture'
import { changePayPassword } from './calls/changePayPassword'
import { getRequestRandom } from './calls/getRequestRandom'
import { queryCredentialReset } from './calls/queryCredentialReset'
import { queryCredentials } from './calls/queryCredentials'
import { queryLoginRecords } from './calls/queryLoginRecords'
import { reportDevice } from './calls/reportDevice'
import { requestCredentialReview } from './calls/requestCredentialReview'
import { resetGesture } from './calls/resetGesture'
import { resetPayPassword } from './calls/resetPayPassword'
import { sendSmsCode } from './calls/sendSmsCode'
import { setGesturePassword } from './calls/setGesturePassword'
import { setLoginPassword } from './calls/setLoginPassword'
import { verifyGesture } from './calls/verifyGesture'
import { verifyGestureCipherResult } from './calls/verifyGestureCipherResult'
import { passScene } from '../identity'
import { securityConsole } from './console'
import { MESSAGES } from './kinds'
import { forgetOldLogins } from './logins'
import { credentialReview } from './reviews'
import { seedLogins } from './seed'
import * as tables from './tables'

export { knownFacts } from './knownFacts'
export { readNewPassword } from './newPassword'
export { tellChanged } from './tellChanged'

export const security = {
  name: 'security',
  handlers: {
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
  } satisfies Record<keyof typeof securityCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: { loginRecords: ownRows(tables.loginRecords) },
  upkeep: [async ({ db, businessNow }) => forgetOldLogins(db.drizzle, await businessNow())],
  seeds: [seedLogins],
  faceScenes: { resetPassword: passScene('resetPassword'), resetGesture: passScene('resetGesture') },
  reviews: { credential: credentialReview },
  console: securityConsole,
} satisfies Capability
