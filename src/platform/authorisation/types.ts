import type { Result } from '@/domain/result'

/** Proof for the bank that the messaging platform knows this person; valid for one sign-in. */
export type Credential =
  /** The one-use token of the address. `state` came with it from the OAuth redirect this browser began. */
  | { readonly kind: 'token'; readonly token: string; readonly state?: string; readonly returnTo?: string }
  /** A login code from WeChat, which the bank's server exchanges. */
  | { readonly kind: 'weChatCode'; readonly code: string }

export type AuthorisationError =
  /** The browser leaves for the platform's authorise page; the app starts anew afterwards. */
  | { readonly kind: 'leaving' }
  /** The browser came back with an answer to a request that it doesn't know; the next request is made again. */
  | { readonly kind: 'stateRefused' }
  /** The browser keeps nothing, so it couldn't tell the answer from somebody else's. */
  | { readonly kind: 'forgetful' }
  | { readonly kind: 'unavailable' }

export interface Authorisation {
  /**
   * The credential this start of the app brought, given out once; undefined when it brought none. On the H5 it is removed
   * from the address before any other code of the app runs.
   */
  take(): Result<Credential | undefined, AuthorisationError>
  /**
   * Asks the platform for a credential.
   * @param returnTo the route's address to come back to, below the base: `/polyBillionIndex?a=1`
   */
  request(returnTo: string): Promise<Result<Credential, AuthorisationError>>
}
