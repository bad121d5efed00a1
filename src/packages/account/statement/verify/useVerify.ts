import { useRef, useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import { verifyStatement } from '@/contract/statement/verifyStatement'
import { readCheckCode } from '@/domain/statement/checkCode'
import { LARGEST_FILE } from '@/domain/statement/kinds'
import { documentFile } from '@/platform/documentFile'
import { UNREADABLE } from '@/platform/documentFile/types'
import { call } from '@/session/bank'
import { useAction } from '@/session/useAction'
import { showToast } from '@/ui/Toast'
import { digestOfFile } from './digest'

export interface Checked {
  readonly answer: ResponseOf<typeof verifyStatement>
  /** Whether a file was compared, or the code alone. */
  readonly byFile: boolean
}

const CODE_WRONG = '请输入文件下方的16位验证码（不含0、O、1、I）'
const TOO_LARGE = '该文件过大，不是我行签发的文件'

/** Checking a document by its code, and by a file whose digest is taken here and which goes nowhere. */
export function useVerify() {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [file, setFile] = useState<{ readonly name: string; readonly digest: string }>()
  const [percent, setPercent] = useState<number>()
  const [checked, setChecked] = useState<Checked>()
  // What is asked now; an answer to what was asked before says nothing of it.
  const turn = useRef(0)

  const type = (text: string): void => {
    turn.current += 1
    setCode(text.toUpperCase())
    setError(undefined)
    setChecked(undefined)
  }
  const drop = (): void => {
    turn.current += 1
    setFile(undefined)
    setChecked(undefined)
  }
  const choose = useAction(async () => {
    const chosen = await documentFile.choose()
    if (!chosen.ok) {
      const { error: why } = chosen
      return why.kind === 'cancelled' ? undefined : showToast(why.kind === 'unreadable' ? why.message : UNREADABLE)
    }
    if (chosen.value.bytes > LARGEST_FILE) return showToast(TOO_LARGE)
    drop()
    try {
      setFile({ name: chosen.value.name, digest: await digestOfFile(chosen.value, setPercent) })
    } catch {
      showToast(UNREADABLE)
    }
    setPercent(undefined)
  })
  const check = useAction(async () => {
    const checkCode = readCheckCode(code)
    if (checkCode === undefined) return setError(CODE_WRONG)
    const asked = turn.current
    const answer = await call(verifyStatement, { checkCode, ...(file && { digest: file.digest }) })
    if (asked !== turn.current) return
    if (!answer.ok) return setError(answer.error.message)
    setChecked({ answer: answer.value, byFile: file !== undefined })
  })
  return { code, type, error, file, drop, percent, choose, check, checked }
}
