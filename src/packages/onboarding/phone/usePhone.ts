import { useState } from 'react'
import { go } from '@/app/navigate'
import { registerCustomer } from '@/contract/onboarding/registerCustomer'
import { IDENTITY_MESSAGES } from '@/domain/errors/identityMessages'
import { isMobile } from '@/domain/validation/mobile'
import { refusedAs } from '@/features/identity/refusedAs'
import { checkCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import type { SmsCode } from '@/features/identity/sms/useSmsCode'
import { call } from '@/session/bank'
import { recheckSession } from '@/session/session'
import { showToast } from '@/ui/Toast'
import { goToStep, goWhereTheyStand } from '../useOnboarding'
import { stepPlace } from '../way'

interface Phone {
  readonly mobileNo: string
  readonly setMobileNo: (typed: string) => void
  readonly error: string | undefined
  readonly sms: SmsCode
  readonly submit: () => Promise<void>
  /** The number is registered, and the way on has begun. */
  readonly registered: boolean
}

/** A phone number and the code sent to it: registers, or leads to the account that this number has elsewhere. */
export function usePhone(): Phone {
  const [mobileNo, setMobile] = useState('')
  const [error, setError] = useState<string>()
  const [registered, setRegistered] = useState(false)
  const ready = (): boolean => {
    const good = isMobile(mobileNo)
    setError(good ? undefined : IDENTITY_MESSAGES.MobileInvalid)
    return good
  }
  const sms = useSmsCode({ purpose: 'register', mobileNo, ready })
  const submit = async (): Promise<void> => {
    if (!ready() || !checkCode(sms)) return
    const outcome = await call(registerCustomer, { mobileNo, smsCode: sms.code })
    if (outcome.ok) {
      setRegistered(true)
      const { registerStatus, registerMobileNo } = outcome.value
      await recheckSession()
      if (registerStatus === 'ELSEWHERE') return go('/syncaccount', { mobileNo: registerMobileNo }, { replace: true })
      return goToStep(stepPlace('idCard'))
    }
    const unsettled = await goWhereTheyStand(outcome.error)
    if (unsettled === undefined) return
    const name = refusedAs(unsettled)
    if (name === 'MobileInvalid') setError(unsettled.message)
    else if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') sms.setError(unsettled.message)
    else showToast(unsettled.message)
  }
  const setMobileNo = (typed: string): void => {
    setMobile(typed)
    setError(undefined)
  }
  return { mobileNo, setMobileNo, error, sms, submit, registered }
}
