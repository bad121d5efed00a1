import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { OpenOutside, OutsideLink, OutsideLinkError } from './types'

export function fakeOpenOutside(answer: Result<void, OutsideLinkError> = ok(undefined)): {
  readonly openOutside: OpenOutside
  readonly opened: OutsideLink[]
} {
  const opened: OutsideLink[] = []
  return {
    opened,
    openOutside(link) {
      opened.push(link)
      return Promise.resolve(answer)
    },
  }
}
