import { fail, ok } from '../result'
import type { Result } from '../result'

/** Plain paths only: our route names need no escapes, and an escape could hide a slash or a dot. */
const PATH = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)*\/?$/
const REST = /^[A-Za-z0-9_.~!$&'()*+,;=:/?#%-]*$/
const HTTPS = /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)((?:[/?#].*)?)$/
/** Must not appear in a query or fragment, not even escaped, because other code might read it as an address. */
const DANGEROUS = /[\u0000-\u001f\u007f\\@]|\/\/|(?:javascript|vbscript|data):/i
/** More nested escapes have no honest reason. */
const MAXIMUM_ESCAPES = 3

/** Undoes escapes until none is left; undefined for broken ones or too many. */
function unescaped(text: string): string | undefined {
  let current = text
  for (let round = 0; round < MAXIMUM_ESCAPES; round += 1) {
    let next: string
    try {
      next = decodeURIComponent(current)
    } catch {
      return undefined
    }
    if (next === current) return current
    current = next
  }
  return undefined
}

/** Whether path, query and fragment are harmless. */
function isSafeLocal(local: string): boolean {
  const end = local.search(/[?#]/)
  const path = end < 0 ? local : local.slice(0, end)
  const rest = end < 0 ? '' : local.slice(end)
  if (!PATH.test(path) || !REST.test(rest)) return false
  const plain = unescaped(rest)
  return plain !== undefined && !DANGEROUS.test(plain)
}

/**
 * Where a bridge page or `fromUrl` may lead (ASVS 5.0 3.7.2): a path of our own that begins with `/`, or https on a host
 * of the allowlist (exact, lower case, no port). Everything else is refused: `//`, backslash, `@`, javascript:, escaped
 * forms of them, control characters, blanks. It doesn't use `URL`, which mini-programs lack and which repairs what it
 * reads: an address that would need repair is refused.
 */
export function checkRedirect(target: string, allowedHosts: readonly string[] = []): Result<string, 'refused'> {
  if (target.startsWith('/')) return isSafeLocal(target) ? ok(target) : fail('refused')
  const [matched, host = '', local = ''] = HTTPS.exec(target) ?? []
  return matched && allowedHosts.includes(host) && isSafeLocal(local) ? ok(target) : fail('refused')
}
