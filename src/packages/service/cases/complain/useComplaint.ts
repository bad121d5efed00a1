import { useState } from 'react'
import { go } from '@/app/navigate'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import type { CaseKind } from '@/domain/cases/machine'
import type { CaseTopic } from '@/domain/cases/said'
import { CASE_LIMITS, caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { useAction } from '@/session/useAction'
import { showComplaint } from '@/ui/complaint'
import { useOpenCase } from '../useOpenCase'

const LEAVING = '内容尚未提交，退出后需要重新填写，确定退出吗？'

export type ComplaintKind = Exclude<CaseKind, 'MESSAGE'>

interface Draft {
  readonly kind: ComplaintKind
  readonly topic: CaseTopic | undefined
  readonly against: string
  readonly text: string
}

/** What is wrong, by field. */
function problemsOf({ topic, text }: Draft): Readonly<Partial<Record<'topic' | 'text', string>>> {
  const problem = caseTextProblem(tidyCaseText(text), CASE_LIMITS.text)
  const said = { empty: '请填写具体情况', tooLong: '内容过长，请缩短', unreadable: '请删除无法显示的字符' } as const
  return {
    ...(topic === undefined && { topic: '请选择主题' }),
    ...(problem !== undefined && { text: said[problem] }),
  }
}

/** A complaint or advice while it is written, and its way to the bank. @param orderNo the order it is about */
export function useComplaint(first: ComplaintKind | undefined, orderNo: string | undefined) {
  const [draft, setDraft] = useState<Draft>({ kind: first ?? 'COMPLAINT', topic: undefined, against: '', text: '' })
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  const open = useOpenCase()
  useLeaveGuard(draft.text !== '' && !sent, LEAVING)
  const problems = problemsOf(draft)
  const send = useAction(async () => {
    setTried(true)
    const { kind, topic, against, text } = draft
    if (topic === undefined || Object.keys(problems).length > 0) return showComplaint()
    const named = kind === 'COMPLAINT' && against.trim() !== '' ? { against } : {}
    const opened = await open({ kind, topic, text, ...named, ...(orderNo !== undefined && { orderNo }) })
    if (!opened) return
    setSent(true)
    go('/feedbackSucces', { caseNo: opened.caseNo }, { replace: true })
  })
  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
    problems: tried ? problems : {},
    send,
  }
}
