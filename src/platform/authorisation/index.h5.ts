import { fail, ok } from '@/domain/result'
import { hostOf } from '../appearance/userAgent'
import { hexOf } from '../device/cookie'
import { storage } from '../storage/index.h5'
import { judgeAddress, oauthAddress, splitAddress } from './address'
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

export const authorisation: Authorisation = {
  take() {
    const brought = secrets
    secrets = {}
    if (!brought.token) return ok(undefined)
    const attempt = storage.get('oauthAttempt')
    storage.remove('oauthAttempt')
    return judgeAddress(brought, attempt, hostOf(navigator.userAgent).miniProgram)
  },
  request(returnTo) {
    const attempt = { state: hexOf(crypto.getRandomValues(new Uint8Array(STATE_BYTES))), returnTo }
    storage.set('oauthAttempt', attempt)
    // Replaced, so that "back" doesn't return to a page that would leave again at once.
    window.location.replace(oauthAddress(BANK_ORIGIN, attempt))
    return Promise.resolve(fail({ kind: 'leaving' }))
  },
}
