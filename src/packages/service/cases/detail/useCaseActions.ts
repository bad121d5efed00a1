import { useState } from 'react'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import { answerCase } from '@/contract/cases/answerCase'
import type { CaseAction } from '@/domain/cases/machine'
import { CASE_LIMITS, caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { call } from '@/session/bank'
import { confirm } from '@/session/overlay'
import { refusedAs } from '@/features/identity/refusedAs'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import { LEAVING } from '../leaving'
import { usePictures } from '../pictures/usePictures'

/** Actions that take words first. */
export type WrittenAction = Extract<CaseAction, 'ADD' | 'ASK_REVIEW'>

/** What is asked before an action that can't be taken back. */
const QUESTIONS: Readonly<Record<Exclude<CaseAction, WrittenAction>, { readonly text: string; readonly yes: string }>> =
  {
    WITHDRAW: { text: '撤回后我行不再处理，确定撤回吗？', yes: '撤回' },
    ACCEPT: { text: '认可后本次反馈办结，不能再申请核查，确定吗？', yes: '认可答复' },
    HIDE: { text: '取消后留言板上不再显示您的留言，确定吗？', yes: '取消公开' },
  }

const isWritten = (action: CaseAction): action is WrittenAction => action === 'ADD' || action === 'ASK_REVIEW'

/**
 * What a customer does about a case, and what they write for it.
 * @param may what is possible as the case stands; what was begun and isn't any more is given up
 * @param reload reads the case again
 */
export function useCaseActions(caseNo: string, may: readonly CaseAction[], reload: () => void) {
  const [begun, setWriting] = useState<WrittenAction>()
  const writing = begun !== undefined && may.includes(begun) ? begun : undefined
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const ids = useClientId()
  const pictures = usePictures()
  useLeaveGuard(writing !== undefined && (text !== '' || pictures.picked.length > 0), LEAVING)
  const problem = caseTextProblem(tidyCaseText(text), CASE_LIMITS.text)

  const send = async (action: CaseAction, words?: string): Promise<void> => {
    const shown = words !== undefined && pictures.ids ? { pictures: pictures.ids } : {}
    const sent = { caseNo, action, ...(words !== undefined && { text: words }), ...shown }
    const done = await call(answerCase, { ...sent, clientId: await ids.of(sent) })
    ids.settle(done)
    if (!done.ok) {
      pictures.refused(refusedAs(done.error))
      showToast(done.error.message)
      return reload()
    }
    setWriting(undefined)
    setText('')
    pictures.change(() => [])
    setTried(false)
  }
  const take = useAction(async (action: CaseAction) => {
    if (isWritten(action)) return setWriting(action)
    if (await confirm(QUESTIONS[action])) await send(action)
  })
  const ready = problem === undefined && pictures.ready
  const submit = useAction(async () => {
    setTried(true)
    if (writing === undefined) return
    if (!ready) return showComplaint()
    await send(writing, text)
  })
  return {
    writing,
    stopWriting: () => setWriting(undefined),
    text,
    setText,
    pictures,
    tried,
    problem: tried && problem !== undefined ? '请填写说明，不使用特殊字符' : undefined,
    take,
    ready,
    submit,
  }
}
