import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { setOpeningPassword } from '@/contract/onboarding/setOpeningPassword'
import { NewPasswordEntry } from '@/features/identity/password/NewPasswordEntry'
import { useNewPassword } from '@/features/identity/password/useNewPassword'
import { call, newClientId } from '@/session/bank'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { showToast } from '@/ui/Toast'
import { handIn } from '../handIn'
import { StepFrame } from '../StepFrame'
import { Summary } from '../Terms'
import { advance, settle, useStep } from '../useOnboarding'
import { SHOWN_STEPS } from '../way'

/** Whether the password is all that is left: the bank has everything else, consents included. */
const isLast = (state: OnboardingState | undefined): boolean =>
  state !== undefined && SHOWN_STEPS.every(({ step }) => state.done.includes(step) !== (step === 'password'))

async function setPassword(password: string, last: boolean): Promise<CallError | undefined> {
  const outcome = await call(setOpeningPassword, { password })
  if (!outcome.ok || !last) return settle(outcome)
  const opened = await handIn(await newClientId())
  // The password is set: the page of the agreements tries again, and knows what to do with a refusal.
  advance(opened.ok ? opened.value : outcome.value)
  if (!opened.ok) showToast(opened.error.message)
  return undefined
}

/**
 * /setPassword: the account's payment password, twice. Where nothing else is left, it also hands the application in, as the
 * page says.
 */
function Password({ route }: PageProps) {
  const onboarding = useStep('password')
  const [closed, setClosed] = useState(false)
  const password = useNewPassword((digits) => setPassword(digits, isLast(onboarding.data)))
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
      {(state) => (
        <>
          {isLast(state) && <Notice>设置完成后，即按以下信息提交开户申请</Notice>}
          {isLast(state) && <Summary state={state} />}
          <NewPasswordEntry password={password} open={open} onClose={close} />
        </>
      )}
    </StepFrame>
  )
}

export default definePage(Password)
