import { resetGesture as call } from '@/contract/security/resetGesture'
import { CREDENTIAL_CHANGES } from '@/domain/credentials/changes'
import { sessionHandler } from '@sandbox/kernel/scope'
import { signInByNewGesture } from '../signInByNewGesture'

/** Works before the gesture and while payment password and gesture are locked: face and phone stand for both. */
export const resetGesture = sessionHandler(call, (scope, { pattern: secret, smsCode }) =>
  signInByNewGesture(scope, CREDENTIAL_CHANGES.resetGesture, { secret, smsCode }),
)
