import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'
import type { SaveFile, TextFile } from './types'

export function fakeSaveFile(answer: Result<void, Unsupported> = ok(undefined)): {
  readonly saveFile: SaveFile
  readonly saved: TextFile[]
} {
  const saved: TextFile[] = []
  return {
    saved,
    saveFile(file) {
      saved.push(file)
      return Promise.resolve(answer)
    },
  }
}
