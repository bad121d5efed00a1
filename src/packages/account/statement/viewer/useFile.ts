import { useRef, useState } from 'react'
import { queryStatementPiece } from '@/contract/statement/queryStatementPiece'
import { fromBase64Url, toHex } from '@/crypto/bytes'
import { sm3Stream } from '@/crypto/sm3Stream'
import { clipboard } from '@/platform/clipboard'
import { documentFile } from '@/platform/documentFile'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { showToast } from '@/ui/Toast'
import { fileNameOf } from '../documents'
import type { Issued, StatementRow } from '../documents'

const BROKEN = '文件不完整，请重新保存'

/**
 * The file itself: fetched piece by piece, so that the phone is busy with one piece at a time, and handed over only when
 * its digest is the bank's.
 */
export function useFile(statement: StatementRow | undefined, acctEnd: string | undefined) {
  const [done, setDone] = useState<number>()
  const kept = useRef<Uint8Array>()
  const issued = statement?.issued

  const fetch = async (id: string, { pieces, bytes, digest }: Issued): Promise<Uint8Array | undefined> => {
    const content = new Uint8Array(bytes)
    const stream = sm3Stream()
    let at = 0
    for (let piece = 0; piece < pieces; piece += 1) {
      setDone(piece)
      const told = await callOrSay(queryStatementPiece, { statementId: id, piece }, showToast)
      if (!told) return undefined
      const part = fromBase64Url(told.content)
      if (!part || at + part.length > bytes) return void showToast(BROKEN)
      content.set(part, at)
      stream.update(part)
      at += part.length
    }
    if (at === bytes && toHex(stream.digest()) === digest) return content
    return void showToast(BROKEN)
  }

  const save = useAction(async () => {
    if (!statement || !issued) return
    kept.current ??= await fetch(statement.statementId, issued)
    setDone(undefined)
    if (!kept.current) return
    const handed = await documentFile.hand(fileNameOf(statement, acctEnd), kept.current)
    if (handed.ok) return handed.value === 'saved' ? showToast('已保存，请在下载内容中查看') : undefined
    await clipboard.copy(issued.checkCode)
    showToast('当前环境不能保存文件，已复制验证码，请在系统浏览器中打开后保存')
  })

  const text =
    done === undefined || !issued ? '保存原文件' : `正在取回 ${Math.floor((100 * done) / Math.max(1, issued.pieces))}%`
  return { save: save.run, busy: save.busy, text }
}
