import { ok } from '@/domain/result'
import { download } from '../download'
import type { SaveFile } from './types'

export const saveFile: SaveFile = ({ name, mime, text }) => {
  const saved = download(name, new Blob([text], { type: `${mime};charset=utf-8` }))
  return Promise.resolve(saved.ok ? ok(undefined) : saved)
}
