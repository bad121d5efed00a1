/** Replaces what Taro always adds and this app never shows: its navigation bar and its pull-to-refresh. */
export const initNavigationBar = (): void => undefined

export default undefined
