import { useState } from 'react'
import { go } from '@/app/navigate'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { queryAccounts } from '@/contract/subaccount/queryAccounts'
import { resetSubPassword } from '@/contract/subaccount/resetSubPassword'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import { useNewPassword } from '@/features/identity/password/useNewPassword'
import { refusedAs } from '@/features/identity/refusedAs'
import { checkCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import { link } from '@/routes/link'
import { ANY_ACCOUNT } from '@/routes/queries/subaccount'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { homeOf } from '../ways'

/** A forgotten password of an account of either class: the face, a code, a new one twice. */
export function useReset(acctId: string, bizToken: string | undefined) {
  const read = useCall(queryAccounts, {})
  const [passed, setPassed] = useState(false)
  const [typing, setTyping] = useState(false)
  const set = (read.data?.accounts ?? []).filter(
    ({ class: one, state }) => one !== 'ELECTRONIC' && state !== 'PASSWORD_UNSET' && state !== 'CLOSED',
  )
  const [chosen, setChosen] = useState(acctId)
  // Whose password it is nobody guesses: without an account in the link it is the only one, or the one that is chosen.
  const sub = chosen === ANY_ACCOUNT && set.length === 1 ? set[0] : set.find((one) => one.acctId === chosen)
  const choices = acctId === ANY_ACCOUNT ? set : []
  const face = useConsentedFace({
    scene: 'resetSub',
    returnTo: link('/lzhResetPassword', { acctId: sub?.acctId ?? acctId }),
    bizToken,
    onPassed: async () => setPassed(true),
  })
  const sms = useSmsCode({ purpose: 'resetSub' })
  useCaptureGuard(typing)
  const password = useNewPassword(async (newPassword) => {
    if (!sub) return undefined
    const outcome = await call(resetSubPassword, { acctId: sub.acctId, smsCode: sms.code, newPassword })
    if (outcome.ok) {
      showToast('账户密码已重置')
      go(homeOf(sub.class === 'II' ? 'II' : 'III', sub.acctId), { replace: true })
      return undefined
    }
    const { error } = outcome
    const name = refusedAs(error)
    if (name === 'PasswordWeak') return error
    setTyping(false)
    if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') sms.setError(error.message)
    else {
      if (name === 'FaceMissing') setPassed(false)
      // The code was used up before the bank compared the password.
      if (name === 'PasswordSame') sms.setCode('')
      await tell({ text: error.message })
    }
    return undefined
  })
  return {
    read,
    sub,
    choices,
    choose: setChosen,
    passed,
    face,
    sms,
    password,
    typing,
    begin: () => {
      if (!checkCode(sms)) return
      password.again()
      setTyping(true)
    },
    close: () => {
      setTyping(false)
      password.again()
    },
  }
}
