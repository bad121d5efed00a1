import type { Brightness } from './types'

/** A browser doesn't let a page change it. */
export const brightness: Brightness = { raise: () => () => undefined }
