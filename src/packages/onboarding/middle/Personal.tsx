import { useState } from 'react'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { savePersonalInfo } from '@/contract/onboarding/savePersonalInfo'
import { PersonalFields } from '@/features/identity/personal/PersonalFields'
import { usePersonalForm } from '@/features/identity/personal/usePersonalForm'
import type { PersonalDraft } from '@/features/identity/personal/usePersonalForm'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { StepFrame } from '../StepFrame'
import { settle, useStep } from '../useOnboarding'

/** What was given before; a region's name isn't kept, and the address is not told again. */
const given = ({ personal }: OnboardingState): Partial<PersonalDraft> | undefined =>
  personal && { ...personal, regionName: '已选择，如需修改请重新选择' }

/** What due diligence asks. */
export function Personal({ title }: { readonly title: string }) {
  const onboarding = useStep('personal')
  const [saved, setSaved] = useState(false)
  const form = usePersonalForm(onboarding.data && given(onboarding.data), async (info) => {
    const outcome = await call(savePersonalInfo, info)
    setSaved(outcome.ok)
    return settle(outcome)
  })
  useLeaveGuard(form.touched && !saved, '个人信息尚未提交，退出后需要重新填写，确定退出吗？')
  return (
    <StepFrame
      title={title}
      step="personal"
      onboarding={onboarding}
      action={<Button onPress={form.submit}>下一步</Button>}
    >
      {() => <PersonalFields form={form} />}
    </StepFrame>
  )
}
