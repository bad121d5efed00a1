import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { decideApproval } from '@/contract/approval/decideApproval'
import type { ApprovalDecision } from '@/domain/approval/machine'
import { needsReason, REASON_LENGTH } from '@/domain/approval/machine'
import { caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { refusalPlace } from '@/features/order/refusal'
import { sayMessage, sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { call } from '@/session/bank'
import { useClientId } from '@/session/useClientId'
import { showComplaint } from '@/ui/complaint'
import type { Detail } from './model'

type Decided = ApprovalDecision | 'AGAIN'

/** A decision on what is shown, by the payment password. @param one the application, once it is read @param reload reads the application again */
export function useDecision(one: Detail | undefined, reload: () => void) {
  const [deciding, setDeciding] = useState<Decided>()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const ids = useClientId()
  const missing = caseTextProblem(tidyCaseText(reason), REASON_LENGTH) !== undefined

  const begin = (decision: Decided): void => {
    if (password.obstacles.stop()) return
    setTried(false)
    setDeciding(decision)
    if (!needsReason(decision)) password.ask()
  }
  const confirmReason = (): void => {
    setTried(true)
    if (missing) return showComplaint()
    password.ask()
  }
  const send = async (typed: string) => {
    if (deciding === undefined || one === undefined) return undefined
    const { approvalId, payloadHash } = one
    const given = needsReason(deciding) ? { reason: tidyCaseText(reason) } : {}
    const about = {
      clientId: await ids.of(deciding),
      approvalId,
      payloadHash,
      decision: deciding,
      password: typed,
      ...given,
    }
    const outcome = await call(decideApproval, about)
    ids.settle(outcome)
    if (outcome.ok) {
      setDeciding(undefined)
      go('/approvalResult', { approvalId }, { replace: true })
    }
    return outcome
  }
  const refused = async (error: CallError): Promise<void> => {
    const place = refusalPlace(error)
    setDeciding(undefined)
    reload()
    if (place === 'unknown') return sayMessage('网络不稳定，审批结果正在核实，请以审批进度为准，请勿重复操作')
    return sayRefusedOrder(error)
  }
  const password = useWithPassword(decideApproval, {
    // Who only reads it needn't know.
    asked: one?.may.some((way) => way === 'APPROVE' || way === 'AGAIN') ? {} : 'nobody',
    send,
    onRefused: refused,
  })
  return {
    deciding,
    /** Whether a reason is being written. */
    writing: deciding !== undefined && needsReason(deciding) && !password.open,
    password,
    reason,
    setReason,
    problem: tried && missing ? '请填写原因，不使用特殊字符' : undefined,
    begin,
    stop: () => setDeciding(undefined),
    confirmReason,
  }
}
