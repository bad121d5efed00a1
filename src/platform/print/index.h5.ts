import { ok } from '@/domain/result'
import { hostOf } from '../appearance/userAgent'
import { UNSUPPORTED } from '../unsupported'
import type { Print } from './types'

/** The light theme's tokens, whatever the screen's, because paper is white; in the sizes that the customer reads. */
const paperTheme = (element: Element): string =>
  Array.from(element.closest('.theme')?.classList ?? ['theme'])
    .filter((name) => /^theme(--elder|--text-\d+)?$/.test(name))
    .join(' ')

export const print: Print = (id) => {
  const element = document.getElementById(id)
  if (!element || typeof window.print !== 'function' || hostOf(navigator.userAgent).weChat) return UNSUPPORTED
  // A copy, because pages of the app scroll inside boxes as high as the screen, which paper would cut.
  const copy = document.createElement('div')
  copy.dataset.printed = ''
  copy.className = paperTheme(element)
  copy.innerHTML = element.innerHTML
  const others = Array.from(document.body.children).filter((one) => one instanceof HTMLElement)
  for (const other of others) other.dataset.unprinted = ''
  document.body.append(copy)
  // A phone's print dialog hides the document, and reads the copy still.
  const tidyIfSeen = (): void => {
    if (document.visibilityState === 'visible') tidy()
  }
  const tidy = (): void => {
    copy.remove()
    for (const other of others) delete other.dataset.unprinted
    window.removeEventListener('afterprint', tidy)
    document.removeEventListener('visibilitychange', tidyIfSeen)
  }
  window.addEventListener('afterprint', tidy)
  document.addEventListener('visibilitychange', tidyIfSeen)
  window.print()
  return ok(tidyIfSeen)
}
