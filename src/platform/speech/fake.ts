import { ok } from '@/domain/result'
import type { Speech } from './types'

/** Keeps what was said. */
export function fakeSpeech(): Speech & { readonly said: string[] } {
  const said: string[] = []
  return {
    said,
    available: () => true,
    subscribe: () => () => undefined,
    recipient: () => undefined,
    say(text) {
      said.push(text)
      return Promise.resolve(ok(undefined))
    },
    stop: () => undefined,
  }
}
