import { useState } from 'react'
import { go } from '@/app/navigate'
import { setLoginPassword } from '@/contract/security/setLoginPassword'
import { checkLoginPassword } from '@/domain/validation/loginPassword'
import type { LoginPasswordWeakness } from '@/domain/validation/loginPassword'
import { refusedAs } from '@/features/identity/refusedAs'
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
  const [asking, setAsking] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const forget = (): void => {
    setTyped('')
    setRepeated('')
  }
  const submit = (): void => {
    const checked = checkLoginPassword(typed)
    if (!checked.ok) return setErrors({ typed: WEAKNESSES[checked.error] })
    if (typed !== repeated) return setErrors({ repeated: '两次输入的密码不一致，请重新输入' })
    setErrors({})
    setWrong(undefined)
    setAsking(true)
  }
  const complete = async (password: string): Promise<void> => {
    const outcome = await call(setLoginPassword, { loginPassword: typed, password })
    if (outcome.ok) {
      forget()
      return go('/changePassSuccessed', {}, { replace: true })
    }
    const { error } = outcome
    const name = refusedAs(error)
    if (name === 'PasswordWrong') return setWrong(error.message)
    setAsking(false)
    if (name === 'LoginPasswordWeak') {
      forget()
      return setErrors({ typed: error.message })
    }
    await sayWayOn(error)
  }
  return {
    typed,
    setTyped,
    repeated,
    setRepeated,
    errors,
    submit,
    asking,
    wrong,
    complete,
    close: () => setAsking(false),
  }
}
