import { ok } from '@/domain/result'
import type { Share, ShareContent } from './types'

export function fakeShare(): Share & { readonly shared: ShareContent[] } {
  const shared: ShareContent[] = []
  return {
    shared,
    useShareContent: () => undefined,
    needsSignature: () => false,
    prepare: () => Promise.resolve(ok(undefined)),
    share(content) {
      shared.push(content)
      return Promise.resolve(ok(undefined))
    },
  }
}
