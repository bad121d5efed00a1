import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'
import type { Print } from './types'

export function fakePrint(answer: Result<() => void, Unsupported> = ok(() => undefined)): {
  readonly print: Print
  readonly printed: string[]
} {
  const printed: string[] = []
  return {
    printed,
    print(id) {
      printed.push(id)
      return answer
    },
  }
}
