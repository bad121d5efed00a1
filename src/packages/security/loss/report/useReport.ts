import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { queryLosses } from '@/contract/loss/queryLosses'
import { reportLoss } from '@/contract/loss/reportLoss'
import type { LossObject } from '@/domain/loss/machine'
import { lifting } from '@/domain/loss/without'
import { refusedAs } from '@/features/identity/refusedAs'
import { checkCode, hasCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import { sayMessage } from '@/features/order/refusals'
import { call } from '@/session/bank'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'

const ID_DIGITS = 18

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

  const account = thing?.object === 'PHONE' ? things.find(({ object }) => object === 'ACCOUNT') : undefined
  const [also, setAlso] = useState(false)
  const known = read.data?.known === true
  // The account first: it is what stops the money.
  const reported = thing ? [...(known && also && account ? [account] : []), thing] : []
  const named = reported.map(({ called }) => called).join('和')

  const proofs = (): { idCardNo?: string; smsCode?: string } | undefined => {
    if (known) return {}
    if (idCardNo.length !== ID_DIGITS) {
      setWrong('请填写18位身份证号')
      return undefined
    }
    return checkCode(sms) ? { idCardNo, smsCode: sms.code } : undefined
  }
  const refused = async (error: CallError): Promise<void> => {
    const name = refusedAs(error)
    if (name === 'LossIdCardWrong') return setWrong(error.message)
    if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') return sms.setError(error.message)
    await sayMessage(error.message)
  }
  const report = useAction(async () => {
    if (!thing) return setProblem('请选择要挂失的内容')
    const proved = proofs()
    if (!proved) return
    const question = { title: `挂失${named}`, text: `挂失立即生效。${lifting(thing.object)}。`, yes: '确认挂失' }
    if (!(await confirm(question))) return
    for (const { object, acctId } of reported) {
      const outcome = await call(reportLoss, { object, ...(acctId !== undefined && { acctId }), ...proved })
      if (!outcome.ok && refusedAs(outcome.error) !== 'LossAlreadyReported') return refused(outcome.error)
    }
    go('/reportTheLossList', {}, { replace: true })
  })
  return {
    read,
    thing,
    /** What the act reports: `电子账户（尾号0019）和手机（170****0001）` */
    named,
    pick: (key: string) => {
      setPicked(key)
      setProblem(undefined)
    },
    problem,
    ready: thing !== undefined && (known || (idCardNo.length === ID_DIGITS && hasCode(sms))),
    /** Beside a lost phone: the account, where it isn't reported yet. */
    account,
    also,
    setAlso,
    accountFirst: !known && account ? () => setPicked(keyOf(account)) : undefined,
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
