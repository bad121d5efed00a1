import { useRef, useState } from 'react'
import { go } from '@/app/navigate'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { querySubAccounts } from '@/contract/subaccount/querySubAccounts'
import { setSubPassword } from '@/contract/subaccount/setSubPassword'
import type { AccountClass } from '@/domain/accountClasses/classes'
import { useNewPassword } from '@/features/identity/password/useNewPassword'
import { refusedAs } from '@/features/identity/refusedAs'
import { sayLocked } from '@/features/order/refusals'
import { call } from '@/session/bank'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { lookedAt } from '../lastLooked'
import { homeOf } from '../ways'

type Step = 'about' | 'payment' | 'new'

/** An account's own password: the payment password first, then the new one twice. */
export function usePasswordPage(accountClass: AccountClass, acctId: string | undefined) {
  const read = useCall(querySubAccounts, { class: accountClass })
  const [step, setStep] = useState<Step>('about')
  const [paymentError, setPaymentError] = useState<string>()
  const payment = useRef('')
  const accounts = read.data?.accounts ?? []
  const named = accounts.find((one) => one.acctId === acctId && one.state !== 'CLOSED')
  const sub = acctId === undefined ? lookedAt(accounts) : named
  useCaptureGuard(step === 'new')
  const begin = (error?: string): void => {
    payment.current = ''
    setPaymentError(error)
    setStep('payment')
  }
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
      go(homeOf(accountClass), { replace: true })
      return undefined
    }
    const { error } = outcome
    const name = refusedAs(error)
    if (name === 'PasswordWrong') begin(error.message)
    else if (name === 'PasswordLocked') {
      leave()
      await sayLocked(error.message)
    } else return error
    return undefined
  })
  return {
    read,
    sub,
    step,
    paymentError,
    begin: () => begin(),
    close: () => {
      leave()
      password.again()
    },
    givePayment: async (digits: string): Promise<void> => {
      payment.current = digits
      password.again()
      setStep('new')
    },
    password,
  }
}
