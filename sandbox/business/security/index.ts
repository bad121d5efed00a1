import type { securityCalls } from '@/contract/security'
import { ownRows } from '@sandbox/kernel/capability'
import { deliverNotices } from '@sandbox/kernel/session/smsNotices'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { changeGesture } from './calls/changeGesture'
import { changePayPassword } from './calls/changePayPassword'
import { disownLogin } from './calls/disownLogin'
import { getRequestRandom } from './calls/getRequestRandom'
import { queryAccountChanges } from './calls/queryAccountChanges'
import { queryBankCall } from './calls/queryBankCall'
import { queryCredentialReset } from './calls/queryCredentialReset'
import { queryCredentials } from './calls/queryCredentials'
import { queryDevices } from './calls/queryDevices'
import { queryLoginRecord } from './calls/queryLoginRecord'
import { queryLoginRecords } from './calls/queryLoginRecords'
import { queryPaySecurity } from './calls/queryPaySecurity'
import { querySecurity } from './calls/querySecurity'
import { readAccountChanges } from './calls/readAccountChanges'
import { reportDevice } from './calls/reportDevice'
import { requestCredentialReview } from './calls/requestCredentialReview'
import { resetGesture } from './calls/resetGesture'
import { resetPayPassword } from './calls/resetPayPassword'
import { revokeDevice } from './calls/revokeDevice'
import { sendSmsCode } from './calls/sendSmsCode'
import { setGesturePassword } from './calls/setGesturePassword'
import { setLoginPassword } from './calls/setLoginPassword'
import { setSecurity } from './calls/setSecurity'
import { trustDevice } from './calls/trustDevice'
import { verifyGesture } from './calls/verifyGesture'
import { verifyGestureCipherResult } from './calls/verifyGestureCipherResult'
import { passScene } from '../identity'
import { forgetOldChanges } from './accountChanges'
import { bankCallConsole, forgetOldCalls } from './bankCalls'
import { securityConsole } from './console'
import { securityAtClosing } from './closing'
import { forgetOldDevices } from './devices/devices'
import { exportedChanges, exportedDevices } from './devices/exports'
import { MESSAGES } from './kinds'
import { forgetOldLogins } from './logins'

import { credentialReview } from './reviews'
import { seedDevices, seedLocked, seedLogins } from './seed'
import * as tables from './tables'

export { knownFacts } from './knownFacts'
export { readNewPassword } from './newPassword'
export { tellChanged } from './tellChanged'

export const security = {
  name: 'security',
  handlers: {
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
  } satisfies Record<keyof typeof securityCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: {
    loginRecords: ownRows(tables.loginRecords),
    bankCalls: ownRows(tables.bankCalls),
    devices: exportedDevices,
    accountChanges: exportedChanges,
  },
  upkeep: [
    deliverNotices,
    async ({ db, businessNow }) => forgetOldChanges(db.drizzle, await businessNow()),
    async ({ db, businessNow }) => forgetOldLogins(db.drizzle, await businessNow()),
    async ({ db, businessNow }) => forgetOldDevices(db.drizzle, await businessNow()),
    async ({ db, businessNow }) => forgetOldCalls(db.drizzle, await businessNow()),
  ],
  closingTies: securityAtClosing,
  seeds: [seedDevices, seedLogins, seedLocked],
  faceScenes: {
    resetPassword: passScene('resetPassword'),
    resetGesture: passScene('resetGesture'),
    raiseLimit: passScene('raiseLimit'),
    liftStop: passScene('liftStop'),
  },
  reviews: { credential: credentialReview },
  console: {
    views: { ...securityConsole.views, ...bankCallConsole.views },
    actions: bankCallConsole.actions,
  },
} satisfies Capability
