import { cookieIdCookie, cookieIdIn, forgottenCookie, hexOf } from './cookie'

/** Shared by index.html's scripts and the app, so that one visit has one id. */
type Page = Window & { bankPassingId?: string }

const isSecure = (): boolean => window.location.protocol === 'https:'
const made = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)))

/** The browser's lasting id if the person has agreed to it; else one in memory that lasts as long as the page. */
export function cookieId(): string {
  const page = window as Page
  return cookieIdIn(document.cookie) ?? (page.bankPassingId ??= made())
}

/**
 * Makes the lasting id and keeps it in a cookie, which is set again at each start. It is unrelated to the id in memory, so
 * that what came before consent can't be linked to it.
 */
export function keepCookieId(): void {
  document.cookie = cookieIdCookie(cookieIdIn(document.cookie) ?? made(), isSecure())
}

/** Deletes both ids: from now on the bank sees another visitor. */
export function forgetCookieId(): void {
  document.cookie = forgottenCookie(isSecure())
  delete (window as Page).bankPassingId
}
