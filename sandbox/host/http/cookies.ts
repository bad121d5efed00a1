import type { CookieOptions } from '@sandbox/kernel/scope'

/** The value of one cookie in a `cookie` header. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** A `set-cookie` that scripts can't read and that browsers also send when the platform's page leads back here. */
export const hiddenCookie = (name: string, value: string, { path, maxAgeSeconds, secure }: CookieOptions): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
