import { ok } from '@/domain/result'
import { hostOf } from '../appearance/userAgent'
import { UNSUPPORTED } from '../unsupported'
import type { Print } from './types'

export const print: Print = (id) => {
  const element = document.getElementById(id)
  if (!element || typeof window.print !== 'function' || hostOf(navigator.userAgent).weChat) return UNSUPPORTED
  // A copy, because pages of the app scroll inside boxes as high as the screen, which paper would cut.
  const copy = document.createElement('div')
  copy.dataset.printed = ''
  // The light theme's tokens, whatever the screen's: paper is white.
  copy.className = 'theme'
  copy.innerHTML = element.innerHTML
  const others = Array.from(document.body.children).filter((one) => one instanceof HTMLElement)
  for (const other of others) other.dataset.unprinted = ''
  document.body.append(copy)
  const tidy = (): void => {
    copy.remove()
    for (const other of others) delete other.dataset.unprinted
  }
  window.addEventListener('afterprint', tidy, { once: true })
  window.print()
  return ok(undefined)
}
