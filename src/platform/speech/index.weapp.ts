import type { Speech } from './types'

/** WeChat reads aloud only through a plugin, which would send the text to its maker. */
export const speech: Speech = {
  available: () => false,
  subscribe: () => () => undefined,
  say: () => undefined,
}
