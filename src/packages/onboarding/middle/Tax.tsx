import { useState } from 'react'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import { saveTaxResidency } from '@/contract/onboarding/saveTaxResidency'
import { TaxFields } from '@/features/identity/tax/TaxFields'
import { useTaxForm } from '@/features/identity/tax/useTaxForm'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { StepFrame } from '../StepFrame'
import { settle, useStep } from '../useOnboarding'

/** The tax residency self-certification. */
export function Tax({ title }: { readonly title: string }) {
  const onboarding = useStep('tax')
  const [saved, setSaved] = useState(false)
  const form = useTaxForm(async (statement) => {
    const outcome = await call(saveTaxResidency, statement)
    setSaved(outcome.ok)
    return settle(outcome)
  })
  useLeaveGuard(form.touched && !saved, '税收居民身份声明尚未提交，退出后需要重新填写，确定退出吗？')
  return (
    <StepFrame title={title} step="tax" onboarding={onboarding} action={<Button onPress={form.submit}>下一步</Button>}>
      {() => <TaxFields form={form} />}
    </StepFrame>
  )
}
