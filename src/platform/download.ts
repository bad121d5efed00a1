import { ok } from '../domain/result'
import type { Result } from '../domain/result'
import { hostOf } from './appearance/userAgent'
import { UNSUPPORTED } from './unsupported'
import type { Unsupported } from './unsupported'

/** Ms: long enough for the browser to have taken the file over. */
const KEEP_MS = 60_000

/** Saves a file through the browser, on the H5. Unsupported in WeChat's browser, which ignores a download without an error. */
export function download(name: string, content: Blob): Result<'saved', Unsupported> {
  if (hostOf(navigator.userAgent).weChat) return UNSUPPORTED
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
  return ok('saved')
}
