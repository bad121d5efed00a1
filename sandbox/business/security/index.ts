import type { securityCalls } from '@/contract/security'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { changePayPassword } from './calls/changePayPassword'
import { getRequestRandom } from './calls/getRequestRandom'
import { reportDevice } from './calls/reportDevice'
import { resetPayPassword } from './calls/resetPayPassword'
import { sendSmsCode } from './calls/sendSmsCode'
import { setGesturePassword } from './calls/setGesturePassword'
import { verifyGesture } from './calls/verifyGesture'
import { verifyGestureCipherResult } from './calls/verifyGestureCipherResult'
import { passScene } from '../identity'
import { securityConsole } from './console'
import { MESSAGES } from './kinds'

export { readNewPassword } from './newPassword'

export const security = {
  name: 'security',
  handlers: {
    changePayPassword,
    getRequestRandom,
    reportDevice,
    resetPayPassword,
    sendSmsCode,
    setGesturePassword,
    verifyGesture,
    verifyGestureCipherResult,
  } satisfies Record<keyof typeof securityCalls, Handler>,
  tables: {},
  messages: MESSAGES,
  faceScenes: { resetPassword: passScene('resetPassword') },
  console: securityConsole,
} satisfies Capability
