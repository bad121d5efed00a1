/** What a user agent says, as far as the app behaves differently for it. */
export interface Host {
  readonly weChat: boolean
  /** Inside a mini-program's web-view. */
  readonly miniProgram: boolean
  readonly ios: boolean
}

/** Reads a user agent. iPadOS calls itself a Mac and is recognised by its touch points. */
export const hostOf = (userAgent: string, maxTouchPoints = 0): Host => ({
  weChat: /\bMicroMessenger\b/i.test(userAgent),
  miniProgram: /\bminiProgram\b/i.test(userAgent),
  ios: /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1),
})

/** Whether the host draws a bar with the page's name above it. */
export function hasNativeBar(userAgent: string): boolean {
  const { weChat, miniProgram } = hostOf(userAgent)
  return weChat || miniProgram
}
