import { createListeners } from '../listeners'
import type { Appearance } from './types'

export interface FakeAppearance extends Appearance {
  setDark(dark: boolean): void
}

export function fakeAppearance({ dark = false, scale = 1, nativeBar = false } = {}): FakeAppearance {
  const listeners = createListeners<boolean>()
  return {
    systemDark: () => dark,
    subscribe: (listener) => listeners.add(listener),
    fontSizeScaleFactor: () => scale,
    textSizeFrom: () => 'browser',
    hasNativeBar: () => nativeBar,
    setDark(now) {
      dark = now
      listeners.tell(now)
    },
  }
}
