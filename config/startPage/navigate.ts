/** A picture opens nothing: a tap on it is kept for the app (src/platform/hostPage/preview.ts). */
export const go = (): void => undefined
export const switchTab = go
