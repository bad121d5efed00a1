import { useState } from 'react'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import { setCardPhone } from '@/contract/phone/setCardPhone'
import { IDENTITY_MESSAGES } from '@/domain/errors/identityMessages'
import { isMobile } from '@/domain/validation/mobile'
import { refusedAs } from '@/features/identity/refusedAs'
import { checkCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import { useObstacles } from '@/features/order/useObstacles'
import { call } from '@/session/bank'
import { useCall } from '@/session/useCall'
import { sayPhoneRefusal } from '../steps'

const AT_NUMBER = new Set<string | undefined>(['MobileInvalid', 'PhoneSame', 'CardPhoneMismatch'])

/** The number that the first card's bank now has: its code, and the bank's word. */
export function useCardPhone() {
  const read = useCall(queryBoundCards, {})
  const obstacles = useObstacles(setCardPhone, {})
  const [mobileNo, setMobile] = useState('')
  const [error, setError] = useState<string>()
  const [done, setDone] = useState(false)
  const ready = (): boolean => {
    if (obstacles.stop()) return false
    const good = isMobile(mobileNo)
    setError(good ? undefined : IDENTITY_MESSAGES.MobileInvalid)
    return good
  }
  const sms = useSmsCode({ purpose: 'cardPhone', mobileNo, ready })
  const submit = async (): Promise<void> => {
    if (!ready() || !checkCode(sms)) return
    const kept = await call(setCardPhone, { mobileNo, smsCode: sms.code })
    if (kept.ok) return setDone(true)
    const name = refusedAs(kept.error)
    if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') return sms.setError(kept.error.message)
    if (AT_NUMBER.has(name)) return setError(kept.error.message)
    await sayPhoneRefusal(kept.error)
  }
  const setMobileNo = (typed: string): void => {
    setMobile(typed)
    setError(undefined)
  }
  return { read, obstacles, mobileNo, setMobileNo, error, sms, submit, done }
}
