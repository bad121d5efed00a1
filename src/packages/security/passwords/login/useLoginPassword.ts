import { useState } from 'react'
import { go } from '@/app/navigate'
import { setLoginPassword } from '@/contract/security/setLoginPassword'
import { checkLoginPassword } from '@/domain/validation/loginPassword'
import type { LoginPasswordWeakness } from '@/domain/validation/loginPassword'
import { refusedAs } from '@/features/identity/refusedAs'
import { useWithPassword } from '@/features/order/useWithPassword'
import { call } from '@/session/bank'
import { sayWayOn } from '../sayWayOn'

const WEAKNESSES: Readonly<Record<LoginPasswordWeakness, string>> = {
  length: '请输入8至20位',
  'letters and digits': '须同时包含字母和数字，不能有其他字符',
  known: '不能包含您的生日或手机号',
}

/** A login password typed twice, then the payment password. */
export function useLoginPassword() {
  const [typed, setTyped] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<{ readonly typed?: string; readonly repeated?: string }>({})
  const forget = (): void => {
    setTyped('')
    setRepeated('')
  }
  const submit = (): void => {
    if (password.obstacles.stop()) return
    const checked = checkLoginPassword(typed)
    if (!checked.ok) return setErrors({ typed: WEAKNESSES[checked.error] })
    if (typed !== repeated) return setErrors({ repeated: '两次输入的密码不一致，请重新输入' })
    setErrors({})
    password.ask()
  }
  const password = useWithPassword(setLoginPassword, {
    async send(digits) {
      const outcome = await call(setLoginPassword, { loginPassword: typed, password: digits })
      if (outcome.ok) {
        forget()
        go('/changePassSuccessed', {}, { replace: true })
      }
      return outcome
    },
    async onRefused(error) {
      if (refusedAs(error) !== 'LoginPasswordWeak') return sayWayOn(error)
      forget()
      setErrors({ typed: error.message })
    },
  })
  return {
    typed,
    setTyped,
    repeated,
    setRepeated,
    errors,
    submit,
    password,
  }
}
