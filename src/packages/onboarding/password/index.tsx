import { useState } from 'react'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { setOpeningPassword } from '@/contract/onboarding/setOpeningPassword'
import { NewPasswordEntry } from '@/features/identity/password/NewPasswordEntry'
import { useNewPassword } from '@/features/identity/password/useNewPassword'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { StepFrame } from '../StepFrame'
import { settle, useStep } from '../useOnboarding'

/** /setPassword: the account's payment password, twice. */
function Password({ route }: PageProps<object>) {
  const onboarding = useStep('password')
  const [closed, setClosed] = useState(false)
  const password = useNewPassword(async (digits) => settle(await call(setOpeningPassword, { password: digits })))
  useCaptureGuard()
  const open = !closed && onboarding.data?.allowed.includes('password') === true
  const close = (): void => {
    setClosed(true)
    password.again()
  }
  return (
    <StepFrame
      title={route.title}
      step="password"
      onboarding={onboarding}
      action={<Button onPress={() => setClosed(false)}>设置支付密码</Button>}
    >
      {() => <NewPasswordEntry password={password} open={open} onClose={close} />}
    </StepFrame>
  )
}

export default definePage(Password)
