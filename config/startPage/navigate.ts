/** A picture opens nothing and calls nobody: a tap on it is kept for the app (src/platform/hostPage/preview.ts). */
export const go = (): void => undefined
export const switchTab = go
export const callHotline = go
