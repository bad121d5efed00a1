import { cookieIdCookie, cookieIdIn, hexOf } from './cookie'

/** The browser's persistent id, made at its first visit; its cookie is set anew at each start. */
export function keepCookieId(): string {
  const id = cookieIdIn(document.cookie) ?? hexOf(crypto.getRandomValues(new Uint8Array(16)))
  document.cookie = cookieIdCookie(id, window.location.protocol === 'https:')
  return id
}
