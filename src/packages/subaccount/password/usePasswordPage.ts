import { useRef, useState } from 'react'
import { go } from '@/app/navigate'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { querySubAccounts } from '@/contract/subaccount/querySubAccounts'
import { setSubPassword } from '@/contract/subaccount/setSubPassword'
import type { AccountClass } from '@/domain/subaccount/classes'
import { useNewPassword } from '@/features/identity/password/useNewPassword'
import { refusedAs } from '@/features/identity/refusedAs'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { ANY_ACCOUNT } from '@/routes/queries/subaccount'
import { call } from '@/session/bank'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { lookedAt } from '../lastLooked'
import { homeOf } from '../ways'

type Step = 'about' | 'new'

/** An account's own password: the payment password first, then the new one twice. */
export function usePasswordPage(accountClass: AccountClass, acctId: string) {
  const read = useCall(querySubAccounts, { class: accountClass })
  const [step, setStep] = useState<Step>('about')
  const payment = useRef('')
  const accounts = read.data?.accounts ?? []
  const named = accounts.find((one) => one.acctId === acctId && one.state !== 'CLOSED')
  const sub = acctId === ANY_ACCOUNT ? lookedAt(accounts) : named
  useCaptureGuard(step === 'new')
  const leave = (): void => {
    payment.current = ''
    setStep('about')
  }
  const password = useNewPassword(async (newPassword) => {
    if (!sub) return undefined
    const request = { acctId: sub.acctId, password: payment.current, newPassword }
    const outcome = await call(setSubPassword, request)
    if (outcome.ok) {
      payment.current = ''
      showToast('账户密码已设置')
      go(homeOf(accountClass, sub.acctId), { replace: true })
      return undefined
    }
    const { error } = outcome
    const name = refusedAs(error)
    if (name === 'PasswordWeak' || name === 'PasswordSame') return error
    leave()
    if (!(await asked.answer(error))) await sayRefusedOrder(error)
    return undefined
  })
  const asked = useWithPassword(setSubPassword, {
    asked: sub ? { acctId: sub.acctId } : {},
    async send(digits) {
      payment.current = digits
      password.again()
      setStep('new')
      return undefined
    },
    onRefused: () => undefined,
  })
  return {
    read,
    sub,
    step,
    asked,
    close: () => {
      leave()
      password.again()
    },
    password,
  }
}
