import { hasNativeBar, hostOf } from './userAgent'
import type { Appearance } from './types'

const NORMAL_FONT_PX = 16
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)')

export const appearance: Appearance = {
  systemDark: () => darkQuery().matches,
  subscribe(listener) {
    const query = darkQuery()
    const tell = () => listener(query.matches)
    query.addEventListener('change', tell)
    return () => query.removeEventListener('change', tell)
  },
  fontSizeScaleFactor() {
    // WeChat's browser enlarges the text by itself; if the root size followed it too, it would be enlarged twice.
    if (hostOf(navigator.userAgent).weChat) return 1
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize)
    return size > 0 ? size / NORMAL_FONT_PX : 1
  },
  textSizeFrom: () => (hostOf(navigator.userAgent).weChat ? 'weChatBrowser' : 'browser'),
  hasNativeBar: () => hasNativeBar(navigator.userAgent),
}
