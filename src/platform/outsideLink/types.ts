import type { Result } from '@/domain/result'
import type { Unsubscribe } from '../listeners'
import type { Unsupported } from '../unsupported'

/**
 * A way out of this app. The caller must check addresses against the bank's allowlist; this module also refuses an address
 * that isn't a plain https one.
 */
export type OutsideLink =
  | { readonly to: 'browser'; readonly url: string }
  | { readonly to: 'miniProgram'; readonly appId: string; readonly path?: string; readonly urlLink?: string }
  /** The bank's own app by its scheme, and the download page for phones without it. */
  | { readonly to: 'app'; readonly scheme: string; readonly download: string }
  /** A separate loan app or a partner (specification §1): a web address, or a mini-program of its own. */
  | { readonly to: 'loanApp' | 'partner'; readonly url: string; readonly appId?: string; readonly path?: string }

/** 'refused': the app doesn't open such an address, or the customer declined. */
export type OutsideLinkError = Unsupported | { readonly kind: 'refused' }

export type OpenOutside = (link: OutsideLink) => Promise<Result<void, OutsideLinkError>>

/** What becomes of this app when it leads out. */
export interface Leaving {
  /** The page is unloaded once the other side answers: until then nobody knows whether it does. */
  readonly unloads: boolean
  /** Calls the listener when the page comes back as it was left, until the returned function is called. */
  onReturn(listener: () => void): Unsubscribe
}

/** Whether an address is an absolute https one without credentials; refuses scripts and relative addresses. */
export function isPlainHttps(address: string): boolean {
  return /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?(\/[^\\\s]*|\?[^\\\s]*)?$/i.test(address)
}

/** Whether an address is a page of a partner's simulator, which the sandbox bank shows on its own host. */
export function isStandIn(address: string): boolean {
  return /^\/sandbox\/partner\/[a-zA-Z]{1,32}(\?[A-Za-z0-9_.~%=&-]{0,1024})?$/.test(address)
}

/** Whether an address has an app's scheme, and not one that a browser handles itself. */
export function isAppScheme(address: string): boolean {
  return (
    /^[a-z][a-z0-9+.-]*:\/\/[^\s\\]*$/i.test(address) &&
    !/^(https?|javascript|data|file|blob|vbscript|about|ftp|wss?):/i.test(address)
  )
}
