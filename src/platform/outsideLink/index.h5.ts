import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { UNSUPPORTED } from '../unsupported'
import { isAppScheme, isPlainHttps, isStandIn } from './types'
import type { Leaving, OpenOutside, OutsideLinkError } from './types'

/** How long an app may take to open by its scheme before its download page is shown instead, ms. */
const APP_START_MS = 2000

function follow(url: string): Result<void, OutsideLinkError> {
  if (!isPlainHttps(url) && !(BANK_IS_SANDBOX && isStandIn(url))) return fail({ kind: 'refused' })
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
    case 'partner':
      return Promise.resolve(follow(link.url))
    case 'miniProgram':
      // From a web page WeChat opens a mini-program only by a URL link, which the server must have made.
      return Promise.resolve(link.urlLink === undefined ? UNSUPPORTED : follow(link.urlLink))
    case 'app':
      return Promise.resolve(startApp(link.scheme, link.download))
  }
}

export const leaving: Leaving = {
  unloads: true,
  onReturn(listener) {
    // Only a page that the browser has kept: another one is loaded anew and finds its address.
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) listener()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  },
}
