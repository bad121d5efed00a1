import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'
import type { Drawing } from '@/domain/drawing'
import type { PictureShare, Sharing } from './types'

export function fakePicture(
  answer: Result<Sharing, Unsupported> = ok('shared'),
): PictureShare & { readonly given: { readonly name: string; readonly drawing: Drawing }[] } {
  const given: { readonly name: string; readonly drawing: Drawing }[] = []
  return {
    given,
    draw: () => Promise.resolve(answer.ok ? ok('data:image/png;base64,') : answer),
    save(name, drawing) {
      given.push({ name, drawing })
      return Promise.resolve(answer)
    },
    share(name, drawing) {
      given.push({ name, drawing })
      return Promise.resolve(answer)
    },
  }
}
