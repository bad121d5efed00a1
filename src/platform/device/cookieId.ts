import { cookieIdCookie, cookieIdIn, forgottenCookie, hexOf } from './cookie'

/** Shared by index.html's scripts and the app, so that one visit has one id. */
type Page = Window & { bankPassingId?: string }

const isSecure = (): boolean => window.location.protocol === 'https:'
const made = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)))

/** The browser's lasting id, if its person has agreed to it; else one of this page's, in memory and gone with it. */
export function cookieId(): string {
  const page = window as Page
  return cookieIdIn(document.cookie) ?? (page.bankPassingId ??= made())
}

/**
 * Makes the lasting id and keeps it in a cookie, which is set anew at each start. It has nothing in common with the
 * passing one: what came before consent stays without a name.
 */
export function keepCookieId(): void {
  document.cookie = cookieIdCookie(cookieIdIn(document.cookie) ?? made(), isSecure())
}

/** Forgets both: from now on the page is another one's. */
export function forgetCookieId(): void {
  document.cookie = forgottenCookie(isSecure())
  delete (window as Page).bankPassingId
}
