import { useState } from 'react'
import { go } from '@/app/navigate'
import { queryLosses } from '@/contract/loss/queryLosses'
import { reportLoss } from '@/contract/loss/reportLoss'
import type { LossObject } from '@/domain/loss/machine'
import { lifting } from '@/domain/loss/without'
import { refusedAs } from '@/features/identity/refusedAs'
import { checkCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import { sayMessage } from '@/features/order/refusals'
import { call } from '@/session/bank'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'

/** A thing's key among the choices: an account of type II or III is one of several. */
export const keyOf = ({ object, acctId = '' }: { readonly object: LossObject; readonly acctId?: string | undefined }) =>
  `${object} ${acctId}`

/**
 * What is lost, and before the gesture the ID number and a code.
 * @param first what the page was opened for
 * @param acctId which account, of several of type II or III
 */
export function useReport(first: LossObject | undefined, acctId: string | undefined) {
  const read = useCall(queryLosses, {})
  const [picked, setPicked] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [idCardNo, setIdCardNo] = useState('')
  const [wrong, setWrong] = useState<string>()
  const sms = useSmsCode({ purpose: 'reportLoss' })
  const things = read.data?.things ?? []
  const asked = first && things.find((one) => one.object === first && (acctId === undefined || one.acctId === acctId))
  const thing = things.find((one) => keyOf(one) === (picked ?? (asked && keyOf(asked))))

  const proofs = (): { idCardNo?: string; smsCode?: string } | undefined => {
    if (read.data?.known) return {}
    if (idCardNo.length !== 18) {
      setWrong('请填写18位身份证号')
      return undefined
    }
    return checkCode(sms) ? { idCardNo, smsCode: sms.code } : undefined
  }
  const report = useAction(async () => {
    if (!thing) return setProblem('请选择要挂失的内容')
    const proved = proofs()
    if (!proved) return
    const { object, acctId, called } = thing
    const question = { title: `挂失${called}`, text: `挂失立即生效。${lifting(object)}。`, yes: '确认挂失' }
    if (!(await confirm(question))) return
    const outcome = await call(reportLoss, { object, ...(acctId !== undefined && { acctId }), ...proved })
    if (outcome.ok) return go('/reportTheLossList', {}, { replace: true })
    const name = refusedAs(outcome.error)
    if (name === 'LossIdCardWrong') return setWrong(outcome.error.message)
    if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') return sms.setError(outcome.error.message)
    if (name === 'LossAlreadyReported') return go('/reportTheLossList', {}, { replace: true })
    await sayMessage(outcome.error.message)
  })
  return {
    read,
    thing,
    pick: (key: string) => {
      setPicked(key)
      setProblem(undefined)
    },
    problem,
    idCardNo,
    typeIdCardNo: (text: string) => {
      setIdCardNo(text)
      setWrong(undefined)
    },
    wrong,
    sms,
    report,
  }
}
