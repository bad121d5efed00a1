import { useRef, useState } from 'react'
import { go } from '@/app/navigate'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { changePayPassword } from '@/contract/security/changePayPassword'
import { useNewPassword } from '@/features/identity/password/useNewPassword'
import { refusedAs } from '@/features/identity/refusedAs'
import { useWithPassword } from '@/features/order/useWithPassword'
import { call } from '@/session/bank'
import { sayWayOn } from '../sayWayOn'

type Step = 'about' | 'new'

/** The present payment password, then the new one twice; the bank compares the present one with the change. */
export function useChangePassword() {
  const [step, setStep] = useState<Step>('about')
  const old = useRef('')
  useCaptureGuard(step !== 'about')
  const leave = (): void => {
    old.current = ''
    setStep('about')
  }
  const password = useNewPassword(async (newPassword) => {
    const outcome = await call(changePayPassword, { oldPassword: old.current, newPassword })
    if (outcome.ok) {
      old.current = ''
      go('/changePassSuccessed', {}, { replace: true })
      return undefined
    }
    const { error } = outcome
    const name = refusedAs(error)
    if (name === 'PasswordWeak' || name === 'PasswordSame') return error
    leave()
    if (!(await present.answer(error))) await sayWayOn(error)
    return undefined
  })
  const present = useWithPassword(changePayPassword, {
    async send(digits) {
      password.again()
      old.current = digits
      setStep('new')
      return undefined
    },
    onRefused: () => undefined,
  })
  return {
    step,
    present,
    password,
    close: () => {
      leave()
      password.again()
    },
  }
}
