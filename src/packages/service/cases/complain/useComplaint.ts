import { useState } from 'react'
import type * as v from 'valibot'
import { go } from '@/app/navigate'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import type { ResponseOf } from '@/contract/call'
import { queryArticle } from '@/contract/content/queryArticle'
import { querySpecialItem } from '@/contract/special/querySpecialItem'
import type { CaseKind } from '@/domain/cases/machine'
import type { CaseTopic } from '@/domain/cases/labels'
import { CASE_LIMITS, caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { formatAmount } from '@/domain/money/format'
import { sayMessage } from '@/features/order/refusals'
import type { complaintQuery } from '@/routes/queries/cases'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { showComplaint } from '@/ui/complaint'
import { LEAVING } from '../leaving'
import { usePictures } from '../pictures/usePictures'
import { useOpenCase } from '../useOpenCase'

export type ComplaintKind = Exclude<CaseKind, 'MESSAGE'>

interface Draft {
  readonly kind: ComplaintKind
  readonly topic: CaseTopic | undefined
  readonly against: string
  readonly text: string
  /** The order it is about; taken out when it isn't the customer's own. */
  readonly orderNo: string | undefined
}

const aboutArticle = (title: string): string => `关于“${title}”：`

const payoutName = ({ title, payer, amount }: ResponseOf<typeof querySpecialItem>): string =>
  `专项款项“${title}”（${payer}，${formatAmount(amount)}元）`

/** What is wrong, by field. */
function problemsOf({ topic, text }: Draft): Readonly<Partial<Record<'topic' | 'text', string>>> {
  const problem = caseTextProblem(tidyCaseText(text), CASE_LIMITS.text)
  const said = { empty: '请填写具体情况', tooLong: '内容过长，请缩短', unreadable: '请删除无法显示的字符' } as const
  return {
    ...(topic === undefined && { topic: '请选择主题' }),
    ...(problem !== undefined && { text: said[problem] }),
  }
}

/** A complaint or advice while it is written, and its way to the bank. */
export function useComplaint({
  kind: first = 'COMPLAINT',
  orderNo,
  articleId,
  itemId,
}: v.InferOutput<typeof complaintQuery>) {
  // One that can't be read, or is gone, isn't named: what is written says enough.
  const read = useCall(queryArticle, articleId === undefined ? undefined : { articleId }).data?.title
  const payout = useCall(querySpecialItem, itemId === undefined ? undefined : { itemId }).data
  const article = payout ? payoutName(payout) : read
  const before = payout ? `关于${payoutName(payout)}：` : read === undefined ? '' : aboutArticle(read)
  const [draft, setDraft] = useState<Draft>({ kind: first, topic: undefined, against: '', text: '', orderNo })
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  const pictures = usePictures()
  const { obstacles, open } = useOpenCase(pictures, async (refusal) => {
    if (refusal !== 'OrderUnknown') return false
    setDraft((written) => ({ ...written, orderNo: undefined }))
    await sayMessage('未查询到相关交易，已为您取消关联，请核对内容后重新提交')
    return true
  })
  useLeaveGuard((draft.text !== '' || pictures.picked.length > 0) && !sent, LEAVING)
  const problems = problemsOf(draft)
  const ready = Object.keys(problems).length === 0 && pictures.ready
  const send = useAction(async () => {
    if (obstacles.stop()) return
    setTried(true)
    const { kind, topic, against, text, orderNo: about } = draft
    if (topic === undefined || !ready) return showComplaint()
    const named = kind === 'COMPLAINT' && against.trim() !== '' ? { against } : {}
    const said = `${before}${text}`
    const opened = await open({ kind, topic, text: said, ...named, ...(about !== undefined && { orderNo: about }) })
    if (!opened) return
    setSent(true)
    go('/feedbackSucces', { caseNo: opened.caseNo }, { replace: true })
  })
  return {
    draft,
    article,
    /** In characters: what is sent begins with what it is about. */
    longest: CASE_LIMITS.text - before.length,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    /** Whether what is required is there. */
    ready,
    problems: tried ? problems : {},
    pictures,
    tried,
    obstacles,
    send,
  }
}
