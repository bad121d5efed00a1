import type { Speech } from './types'

/** Keeps what was said. */
export function fakeSpeech(): Speech & { readonly said: string[] } {
  const said: string[] = []
  return { said, available: () => true, subscribe: () => () => undefined, say: (text) => void said.push(text) }
}
