import { fail, ok } from '@/domain/result'
import { hostOf } from '../appearance/userAgent'
import { hexOf } from '../device/cookie'
import { storage } from '../storage/index.h5'
import { judgeAddress, oauthAddress, splitAddress, wayBack } from './address'
import type { AddressSecrets } from './address'
import type { Authorisation } from './types'

const STATE_BYTES = 16

/**
 * Runs while the module loads. app.tsx imports it first, so that the router, a tracker or a copied link never sees the
 * token.
 */
function takeFromAddress(): AddressSecrets {
  if (typeof window === 'undefined') return {}
  const { pathname, search, hash } = window.location
  const split = splitAddress(search)
  if (split.search !== search) window.history.replaceState(window.history.state, '', pathname + split.search + hash)
  return split.secrets
}

let secrets: AddressSecrets = takeFromAddress()

/**
 * The browser came back from the authorise page and no credential came of it: the attempt isn't known here, or was called
 * off. Asking at once again would lead there and back without end.
 */
let cameBackWithout = false

export const authorisation: Authorisation = {
  take() {
    const brought = secrets
    secrets = {}
    cameBackWithout = brought.state !== undefined && !brought.token
    if (!brought.token) return ok(undefined)
    const attempt = storage.get('oauthAttempt')
    storage.remove('oauthAttempt')
    const judged = judgeAddress(brought, attempt, hostOf(navigator.userAgent).miniProgram)
    cameBackWithout = brought.state !== undefined && !judged.ok
    return judged
  },
  request(returnTo) {
    if (cameBackWithout) {
      // Said once: whoever presses again afterwards means it.
      cameBackWithout = false
      return Promise.resolve(fail({ kind: 'stateRefused' }))
    }
    const attempt = { state: hexOf(crypto.getRandomValues(new Uint8Array(STATE_BYTES))), returnTo: wayBack(returnTo) }
    if (!storage.set('oauthAttempt', attempt) || !storage.survivesLeaving()) {
      storage.remove('oauthAttempt')
      return Promise.resolve(fail({ kind: 'forgetful' }))
    }
    // Replaced, so that "back" doesn't return to a page that would leave again at once.
    window.location.replace(oauthAddress(BANK_ORIGIN, attempt))
    return Promise.resolve(fail({ kind: 'leaving' }))
  },
}
