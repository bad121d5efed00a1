import type { Unsubscribe } from '../listeners'

export interface Appearance {
  /** Whether the phone is in dark mode. */
  systemDark(): boolean
  /** Tells every change from now on. */
  subscribe(listener: (dark: boolean) => void): Unsubscribe
  /** The text size the person chose in WeChat or the browser, 1 being normal. */
  fontSizeScaleFactor(): number
  /** Whether a title bar is drawn above the page already: in the mini-program and in WeChat's own browser. */
  hasNativeBar(): boolean
}
