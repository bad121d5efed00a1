import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/**
 * A way out of this app. Addresses must come from the bank's allowlist (the caller's check); what only the platform
 * can tell, that an address isn't a plain https one, is refused here as well.
 */
export type OutsideLink =
  | { readonly to: 'browser'; readonly url: string }
  | { readonly to: 'miniProgram'; readonly appId: string; readonly path?: string; readonly urlLink?: string }
  /** The bank's own app by its scheme, and where to get it when it isn't installed. */
  | { readonly to: 'app'; readonly scheme: string; readonly download: string }
  /** A separate loan app (specification §1): a web address, or a mini-program of its own. */
  | { readonly to: 'loanApp'; readonly url: string; readonly appId?: string; readonly path?: string }

/** 'refused': the address isn't one the app opens, or the customer said no. */
export type OutsideLinkError = Unsupported | { readonly kind: 'refused' }

export type OpenOutside = (link: OutsideLink) => Promise<Result<void, OutsideLinkError>>

/** Whether an address is an absolute https one without credentials: no script, no relative trick. */
export function isPlainHttps(address: string): boolean {
  return /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?(\/[^\\\s]*|\?[^\\\s]*)?$/i.test(address)
}

/** Whether an address is the scheme of an app, and none that a browser runs itself. */
export function isAppScheme(address: string): boolean {
  return (
    /^[a-z][a-z0-9+.-]*:\/\/[^\s\\]*$/i.test(address) &&
    !/^(https?|javascript|data|file|blob|vbscript|about|ftp|wss?):/i.test(address)
  )
}
