import { setGesturePassword as call } from '@/contract/security/setGesturePassword'
import { CREDENTIAL_CHANGES } from '@/domain/credentials/changes'
import { sessionHandler } from '@sandbox/kernel/scope'
import { signInByNewGesture } from '../signInByNewGesture'

/** Also unlocks a locked gesture: the new one begins without failures. */
export const setGesturePassword = sessionHandler(call, (scope, { pattern: secret, password }) =>
  signInByNewGesture(scope, CREDENTIAL_CHANGES.setGesturePassword, { secret, password }),
)
