import { ok } from '@/domain/result'
import { UNSUPPORTED } from '../unsupported'
import type { Clipboard } from './types'

/** For WebViews without the Clipboard API. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  area.setSelectionRange(0, text.length)
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}

// Taro's own setClipboardData keeps a copy of every text in localStorage, so the browser is asked directly.
export const clipboard: Clipboard = {
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
      return ok(undefined)
    } catch {
      return copyBySelection(text) ? ok(undefined) : UNSUPPORTED
    }
  },
}
