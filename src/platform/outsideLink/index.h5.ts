import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { UNSUPPORTED } from '../unsupported'
import { isAppScheme, isPlainHttps } from './types'
import type { OpenOutside, OutsideLinkError } from './types'

/** How long a scheme gets to bring its app to the front before its download page is shown instead. */
const APP_START_MS = 2000

function follow(url: string): Result<void, OutsideLinkError> {
  if (!isPlainHttps(url)) return fail({ kind: 'refused' })
  window.location.assign(url)
  return ok(undefined)
}

function startApp(scheme: string, download: string): Result<void, OutsideLinkError> {
  if (!isAppScheme(scheme) || !isPlainHttps(download)) return fail({ kind: 'refused' })
  const timer = setTimeout(() => window.location.assign(download), APP_START_MS)
  const started = () => {
    if (!document.hidden) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', started)
  }
  document.addEventListener('visibilitychange', started)
  window.location.assign(scheme)
  return ok(undefined)
}

export const openOutside: OpenOutside = (link) => {
  switch (link.to) {
    case 'browser':
    case 'loanApp':
      return Promise.resolve(follow(link.url))
    case 'miniProgram':
      // WeChat opens a mini-program from a page by a URL link that the server made for it.
      return Promise.resolve(link.urlLink === undefined ? UNSUPPORTED : follow(link.urlLink))
    case 'app':
      return Promise.resolve(startApp(link.scheme, link.download))
  }
}
