import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'
import type { ChosenFile, DocumentFile } from './types'

/** A file that lies in memory. */
export const fileOf = (name: string, content: Uint8Array): ChosenFile => ({
  name,
  bytes: content.length,
  read: (from, to) => Promise.resolve(content.slice(from, to)),
})

export function fakeDocumentFile(
  file: ChosenFile,
  answer: Result<'saved' | 'opened', Unsupported> = ok('saved'),
): DocumentFile & { readonly handed: { readonly name: string; readonly content: Uint8Array }[] } {
  const handed: { readonly name: string; readonly content: Uint8Array }[] = []
  return {
    handed,
    choose: () => Promise.resolve(ok(file)),
    hand(name, content) {
      handed.push({ name, content })
      return Promise.resolve(answer)
    },
  }
}
