import { ok } from '@/domain/result'
import type { CloseWindow } from './types'

export function fakeCloseWindow(): { readonly closeWindow: CloseWindow; times(): number } {
  let times = 0
  return {
    times: () => times,
    closeWindow() {
      times += 1
      return Promise.resolve(ok(undefined))
    },
  }
}
