import type { Unsubscribe } from '../listeners'

export interface Appearance {
  /** Whether the phone is in dark mode. */
  systemDark(): boolean
  /** Calls the listener at every change from now on, until the returned function is called. */
  subscribe(listener: (dark: boolean) => void): Unsubscribe
  /** The text size the person chose in WeChat or the browser, 1 being normal. */
  fontSizeScaleFactor(): number
  /** Where the person chooses it: the browser's root size, WeChat's settings, or WeChat's browser, which enlarges by itself. */
  textSizeFrom(): 'browser' | 'weChat' | 'weChatBrowser'
  /** Whether the platform draws a title bar above the page: in the mini-program and in WeChat's browser. */
  hasNativeBar(): boolean
}
