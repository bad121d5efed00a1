import { fail, ok } from '@/domain/result'
import { hostOf } from '../appearance/userAgent'
import { UNSUPPORTED } from '../unsupported'
import { UNREADABLE } from './types'
import type { ChosenFile, DocumentFile } from './types'

/** Long enough for the browser to have taken the file over. */
const KEEP_MS = 60_000

const bytesOf = (blob: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(new Uint8Array(reader.result)) : reject(new Error('no bytes'))
    reader.onerror = () => reject(new Error('the file is gone'))
    reader.readAsArrayBuffer(blob)
  })

const chosen = (file: File): ChosenFile => ({
  name: file.name,
  bytes: file.size,
  read: (from, to) => bytesOf(file.slice(from, to)),
})

export const documentFile: DocumentFile = {
  choose: () =>
    new Promise((resolve) => {
      const input = document.createElement('input')
      input.type = 'file'
      input.accept = 'application/pdf,.pdf'
      input.onchange = () => {
        const file = input.files?.[0]
        resolve(file ? ok(chosen(file)) : fail({ kind: 'unreadable', message: UNREADABLE }))
      }
      input.addEventListener('cancel', () => resolve(fail({ kind: 'cancelled' })))
      input.click()
    }),
  hand(name, content) {
    if (hostOf(navigator.userAgent).weChat) return Promise.resolve(UNSUPPORTED)
    const address = URL.createObjectURL(new Blob([content as BlobPart], { type: 'application/pdf' }))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
    return Promise.resolve(ok('saved'))
  },
}
