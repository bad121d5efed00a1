import { ok } from '@/domain/result'
import type { Clipboard } from './types'

export function fakeClipboard(): Clipboard & { readonly copied: string[] } {
  const copied: string[] = []
  return {
    copied,
    copy(text) {
      copied.push(text)
      return Promise.resolve(ok(undefined))
    },
  }
}
