import { ok } from '@/domain/result'
import type { CaptureGuard } from './types'

export function fakeCaptureGuard(): CaptureGuard & { hidden(): boolean } {
  let hidden = false
  const set = (now: boolean) => {
    hidden = now
    return Promise.resolve(ok(undefined))
  }
  return { hidden: () => hidden, hide: () => set(true), allow: () => set(false) }
}
