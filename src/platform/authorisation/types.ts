import type { Result } from '@/domain/result'

/** What proves to the bank that the messaging platform knows this person. Good for one sign-in. */
export type Credential =
  /** The one-use token of the address. `state` came with it from the OAuth redirect this browser began. */
  | { readonly kind: 'token'; readonly token: string; readonly state?: string; readonly returnTo?: string }
  /** A login code from WeChat, for the bank's server to trade. */
  | { readonly kind: 'weChatCode'; readonly code: string }

export type AuthorisationError =
  /** The page is being left for the platform's authorise page; it starts anew afterwards. */
  | { readonly kind: 'leaving' }
  /** The address brought an answer to a question that this browser didn't ask. */
  | { readonly kind: 'stateRefused' }
  | { readonly kind: 'unavailable' }

export interface Authorisation {
  /**
   * The credential that this start of the app brought, given out once; undefined when it brought none. On the H5 it is
   * gone from the address before any of the app's own code runs.
   */
  take(): Result<Credential | undefined, AuthorisationError>
  /**
   * Goes for a credential.
   * @param returnTo the route's address to come back to, below the base: `/polyBillionIndex?a=1`
   */
  request(returnTo: string): Promise<Result<Credential, AuthorisationError>>
}
