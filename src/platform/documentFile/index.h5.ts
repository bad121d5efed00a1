import { fail, ok } from '@/domain/result'
import { download } from '../download'
import { UNREADABLE } from './types'
import type { ChosenFile, DocumentFile } from './types'

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
  hand: (name, content) =>
    Promise.resolve(download(name, new Blob([content as BlobPart], { type: 'application/pdf' }))),
}
