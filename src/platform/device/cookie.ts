const NAME = 'bankCookieId'
const ID = /^[0-9a-f]{32}$/

/** The id in a `document.cookie`, if there is a well-formed one. */
export function cookieIdIn(cookies: string): string | undefined {
  for (const pair of cookies.split('; ')) {
    const [name, value] = pair.split('=')
    if (name === NAME && value !== undefined && ID.test(value)) return value
  }
  return undefined
}

/**
 * The cookie that keeps the id until the year 9999 (specification §9). Browsers shorten that, so it is set again at each
 * start.
 */
export const cookieIdCookie = (id: string, secure: boolean): string =>
  `${NAME}=${id}; expires=Fri, 31 Dec 9999 23:59:59 GMT; path=/; SameSite=Lax${secure ? '; Secure' : ''}`

/** The cookie that deletes it. */
export const forgottenCookie = (secure: boolean): string =>
  `${NAME}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; SameSite=Lax${secure ? '; Secure' : ''}`

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
