import { useState } from 'react'
import { requestStatement } from '@/contract/statement/requestStatement'
import { go, goBack } from '@/app/navigate'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import { showToast } from '@/ui/Toast'
import type { RequestOf } from '@/contract/call'

export type Wanted = Omit<RequestOf<typeof requestStatement>, 'password'>

/**
 * Asks for a document behind the payment password; whatever isn't the password's fault ends the asking.
 * @param elsewhere something else led here: then the list of documents isn't the page below
 */
export function useRequest(elsewhere: boolean) {
  const [wanted, setWanted] = useState<Wanted>()
  const [error, setError] = useState<string>()
  const begin = (next: Wanted): void => {
    setError(undefined)
    setWanted(next)
  }
  const stop = (): void => setWanted(undefined)
  const send = async (password: string): Promise<void> => {
    if (!wanted) return
    const asked = await call(requestStatement, { ...wanted, password })
    if (asked.ok) {
      setWanted(undefined)
      showToast('已提交，文件正在制作')
      return elsewhere ? go(link('/pdfshow'), { replace: true }) : goBack()
    }
    if (asked.error.kind === 'refused' && asked.error.name === 'PasswordWrong') return setError(asked.error.message)
    setWanted(undefined)
    showToast(asked.error.message)
  }
  return { open: wanted !== undefined, begin, stop, send, error }
}
