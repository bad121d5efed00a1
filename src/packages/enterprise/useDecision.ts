import { useRef, useState } from 'react'
import { go } from '@/app/navigate'
import { decideApproval } from '@/contract/approval/decideApproval'
import type { ApprovalDecision } from '@/domain/approval/machine'
import { needsReason, REASON_LENGTH } from '@/domain/approval/machine'
import { caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { refusalPlace } from '@/features/order/refusal'
import { sayLocked, sayMessage } from '@/features/order/refusals'
import { call, newClientId } from '@/session/bank'
import { showComplaint } from '@/ui/complaint'
import type { Detail } from './model'

type Decided = ApprovalDecision | 'AGAIN'

/** A decision on what is shown, by the payment password. @param reload reads the application again */
export function useDecision(reload: () => void) {
  const [deciding, setDeciding] = useState<Decided>()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [wrong, setWrong] = useState<string>()
  // One id for a decision, so that a retry after a lost answer decides nothing twice.
  const sent = useRef<{ readonly decision: Decided; readonly clientId: string }>()
  const missing = caseTextProblem(tidyCaseText(reason), REASON_LENGTH) !== undefined

  const begin = (decision: Decided): void => {
    setWrong(undefined)
    setTried(false)
    setDeciding(decision)
    setAsking(!needsReason(decision))
  }
  const confirmReason = (): void => {
    setTried(true)
    if (missing) return showComplaint()
    setAsking(true)
  }
  const close = (): void => {
    setAsking(false)
    setDeciding(undefined)
  }
  const complete = async (one: Detail, password: string): Promise<void> => {
    if (deciding === undefined) return
    if (sent.current?.decision !== deciding) sent.current = { decision: deciding, clientId: await newClientId() }
    const { approvalId, payloadHash } = one
    const given = needsReason(deciding) ? { reason: tidyCaseText(reason) } : {}
    const about = { clientId: sent.current.clientId, approvalId, payloadHash, decision: deciding, password, ...given }
    const outcome = await call(decideApproval, about)
    if (outcome.ok) {
      setAsking(false)
      setDeciding(undefined)
      return go('/approvalResult', { approvalId }, { replace: true })
    }
    const place = refusalPlace(outcome.error)
    if (place === 'password') return setWrong(outcome.error.message)
    close()
    if (place !== 'unknown') sent.current = undefined
    reload()
    if (place === 'unknown') return sayMessage('网络不稳定，审批结果正在核实，请以审批进度为准，请勿重复操作')
    return place === 'locked' ? sayLocked(outcome.error.message) : sayMessage(outcome.error.message)
  }
  return {
    deciding,
    /** Whether a reason is being written. */
    writing: deciding !== undefined && needsReason(deciding) && !asking,
    asking,
    wrong,
    reason,
    setReason,
    problem: tried && missing ? '请填写原因，不使用特殊字符' : undefined,
    begin,
    stop: () => setDeciding(undefined),
    confirmReason,
    close,
    complete,
  }
}
