import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/result'
import { asked } from '../asked'
import { UNSUPPORTED } from '../unsupported'
import { UNREADABLE } from './types'
import type { ChosenFile, DocumentFile } from './types'

const chosen = (path: string, name: string, bytes: number): ChosenFile => ({
  name,
  bytes,
  async read(from, to) {
    const given = await asked<{ data: string | ArrayBuffer }>((handlers) =>
      Taro.getFileSystemManager().readFile({ filePath: path, position: from, length: to - from, ...handlers }),
    )
    if (!given.ok || typeof given.value.data === 'string') throw new Error('the file is gone')
    return new Uint8Array(given.value.data)
  },
})

export const documentFile: DocumentFile = {
  async choose() {
    const given = await asked<{ tempFiles: readonly { path: string; name: string; size: number }[] }>((handlers) =>
      Taro.chooseMessageFile({ count: 1, type: 'file', extension: ['pdf'], ...handlers }),
    )
    if (!given.ok) {
      return /cancel/i.test(given.error)
        ? fail({ kind: 'cancelled' })
        : fail({ kind: 'unreadable', message: UNREADABLE })
    }
    const [file] = given.value.tempFiles
    return file ? ok(chosen(file.path, file.name, file.size)) : fail({ kind: 'unreadable', message: UNREADABLE })
  },
  async hand(name, content) {
    const filePath = `${Taro.env.USER_DATA_PATH}/${name}`
    const data = Uint8Array.from(content).buffer
    const written = await asked<unknown>((handlers) =>
      Taro.getFileSystemManager().writeFile({ filePath, data, ...handlers }),
    )
    if (!written.ok) return UNSUPPORTED
    const opened = await asked<unknown>((handlers) =>
      Taro.openDocument({ filePath, fileType: 'pdf', showMenu: true, ...handlers }),
    )
    return opened.ok ? ok('opened') : UNSUPPORTED
  },
}
