import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { savePersonalInfo } from '@/contract/onboarding/savePersonalInfo'
import { saveTaxResidency } from '@/contract/onboarding/saveTaxResidency'
import type { PersonalInfo } from '@/contract/identity/personalInfo'
import { PersonalFields } from '@/features/identity/personal/PersonalFields'
import { usePersonalForm } from '@/features/identity/personal/usePersonalForm'
import { TaxFields } from '@/features/identity/tax/TaxFields'
import { useTaxForm } from '@/features/identity/tax/useTaxForm'
import type { Result } from '@/domain/result'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { SectionTitle } from '@/ui/SectionTitle'
import { StepFrame } from '../StepFrame'
import { settle, useStep } from '../useOnboarding'

/** What due diligence asks; and the tax residency self-certification, as long as there is none. */
export function Personal({ title }: { readonly title: string }) {
  const onboarding = useStep('personal')
  const [saved, setSaved] = useState(false)
  const done = (outcome: Result<OnboardingState, CallError>): Promise<CallError | undefined> => {
    setSaved(outcome.ok)
    return settle(outcome)
  }
  const taxes = onboarding.data?.done.includes('tax') === false
  const tax = useTaxForm(async (statement) => done(await call(saveTaxResidency, statement)))
  const saveBoth = async (info: PersonalInfo): Promise<CallError | undefined> => {
    // Nothing is sent before both are right.
    if (taxes && !tax.check()) return undefined
    const outcome = await call(savePersonalInfo, info)
    if (!taxes || !outcome.ok) return done(outcome)
    await tax.submit()
    return undefined
  }
  const personal = usePersonalForm(onboarding.data?.personal, saveBoth)
  useLeaveGuard((personal.touched || tax.touched) && !saved, '个人信息尚未提交，退出后需要重新填写，确定退出吗？')
  return (
    <StepFrame
      title={title}
      step="personal"
      onboarding={onboarding}
      action={<Button onPress={personal.submit}>下一步</Button>}
    >
      {() => (
        <>
          <PersonalFields form={personal} />
          {taxes && <SectionTitle title="税收居民身份" />}
          {taxes && <TaxFields form={tax} />}
        </>
      )}
    </StepFrame>
  )
}
