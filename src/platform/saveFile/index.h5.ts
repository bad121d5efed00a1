import { ok } from '@/domain/result'
import { hostOf } from '../appearance/userAgent'
import { UNSUPPORTED } from '../unsupported'
import type { SaveFile } from './types'

/** Ms: long enough for the browser to have copied the text. */
const KEEP_MS = 60_000

export const saveFile: SaveFile = ({ name, mime, text }) => {
  // WeChat's browser ignores a download without an error.
  if (hostOf(navigator.userAgent).weChat) return Promise.resolve(UNSUPPORTED)
  const address = URL.createObjectURL(new Blob([text], { type: `${mime};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
  return Promise.resolve(ok(undefined))
}
