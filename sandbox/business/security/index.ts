import type * as securityCalls from '@/contract/security'
import { ownRows } from '@sandbox/kernel/capability'
import { deliverNotices } from '@sandbox/kernel/session/smsNotices'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
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

export { knownFacts, readNewPassword } from './newPassword'
export { notifyChanged } from './notifyChanged'

export const security = {
  name: 'security',
  handlers: handlers satisfies Record<keyof typeof securityCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: {
    loginRecords: ownRows(tables.loginRecords),
    bankCalls: ownRows(tables.bankCalls),
    devices: exportedDevices,
    accountChanges: exportedChanges,
  },
  minuteJobs: [
    deliverNotices,
    async ({ db, businessNow }) => forgetOldChanges(db.drizzle, await businessNow()),
    async ({ db, businessNow }) => forgetOldLogins(db.drizzle, await businessNow()),
    async ({ db, businessNow }) => forgetOldDevices(db.drizzle, await businessNow()),
    async ({ db, businessNow }) => forgetOldCalls(db.drizzle, await businessNow()),
  ],
  closureChecks: securityAtClosing,
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
