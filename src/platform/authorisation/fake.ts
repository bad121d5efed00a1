import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Authorisation, AuthorisationError, Credential } from './types'

/** `brought` is the credential of this start; `requested` what asking for one gives. */
export function fakeAuthorisation(
  brought: Credential | undefined,
  requested: Result<Credential, AuthorisationError> = ok({ kind: 'weChatCode', code: 'code' }),
): Authorisation & { readonly asked: string[] } {
  const asked: string[] = []
  let left = brought
  return {
    asked,
    take() {
      const given = left
      left = undefined
      return ok(given)
    },
    request(returnTo) {
      asked.push(returnTo)
      return Promise.resolve(requested)
    },
  }
}
