import Taro from '@tarojs/taro'
import { createListeners } from '../listeners'
import type { Appearance } from './types'

const listeners = createListeners<boolean>()
let watching = false

function baseInfo(): { theme?: string; fontSizeScaleFactor?: number } {
  // Base library 2.20.1 and later; older ones have no dark mode.
  return typeof Taro.getAppBaseInfo === 'function' ? Taro.getAppBaseInfo() : {}
}

export const appearance: Appearance = {
  systemDark: () => baseInfo().theme === 'dark',
  subscribe(listener) {
    if (!watching) {
      watching = true
      Taro.onThemeChange(({ theme }) => listeners.tell(theme === 'dark'))
    }
    return listeners.add(listener)
  },
  fontSizeScaleFactor: () => baseInfo().fontSizeScaleFactor ?? 1,
  textSizeFrom: () => 'weChat',
  hasNativeBar: () => true,
}
