import { useRef, useState } from 'react'
import { go } from '@/app/navigate'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { changePayPassword } from '@/contract/security/changePayPassword'
import { useNewPassword } from '@/features/identity/password/useNewPassword'
import { refusedAs } from '@/features/identity/refusedAs'
import { call } from '@/session/bank'
import { sayWayOn } from '../sayWayOn'

type Step = 'about' | 'old' | 'new'

/** The present payment password, then the new one twice; the bank compares the present one with the change. */
export function useChangePassword() {
  const [step, setStep] = useState<Step>('about')
  const [wrong, setWrong] = useState<string>()
  const old = useRef('')
  useCaptureGuard(step !== 'about')
  const enter = (next: Step, problem?: string): void => {
    old.current = ''
    setWrong(problem)
    setStep(next)
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
    if (name === 'PasswordWrong') enter('old', error.message)
    else {
      enter('about')
      await sayWayOn(error)
    }
    return undefined
  })
  return {
    step,
    wrong,
    password,
    begin: () => enter('old'),
    close: () => {
      enter('about')
      password.again()
    },
    giveOld: async (digits: string): Promise<void> => {
      password.again()
      old.current = digits
      setStep('new')
    },
  }
}
