import { createHash } from 'node:crypto'

/** Headers of every response, whatever its content (OWASP ASVS 5.0, 3.4). */
const ALWAYS = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=()',
} as const

const YEAR_SECONDS = 31_536_000

/** Nothing may be loaded, run or framed: for JSON, files and all else that is not a page. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * The policy of an HTML page of ours. Scripts come from our own host, or are inline with exactly these hashes; inline
 * styles are allowed because Taro's runtime and NutUI set them on elements.
 */
export const pagePolicy = (inlineScripts: readonly string[], scriptOrigins: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptOrigins, ...inlineScripts.map((script) => `'${scriptHash(script)}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** CSP source of one inline script: the digest of the exact text between its tags. */
export const scriptHash = (script: string): string =>
  `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`

/** The inline scripts of a page, in order. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(([, script = '']) => script)

/** Headers that go on every response; HSTS only where customers come over https, since it would lock out a plain host. */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  'content-security-policy': NO_PAGE_POLICY,
  ...(https ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
})
