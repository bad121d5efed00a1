import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import { updateTaxResidency } from '@/contract/identity/updateTaxResidency'
import { TaxFields } from '@/features/identity/tax/TaxFields'
import { useTaxForm } from '@/features/identity/tax/useTaxForm'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { finish } from '../finish'

/** The tax residency self-certification, made anew: a statement isn't prefilled. */
export function TaxPart({ title }: { readonly title: string }) {
  const [saved, setSaved] = useState(false)
  const form = useTaxForm(async (statement) => {
    const outcome = await call(updateTaxResidency, statement)
    setSaved(outcome.ok)
    return finish(outcome)
  })
  useLeaveGuard(form.touched && !saved, '税收居民身份声明尚未提交，退出后需要重新填写，确定退出吗？')
  return (
    <Frame title={title} action={<Button onPress={form.submit}>提交声明</Button>}>
      <TaxFields form={form} />
    </Frame>
  )
}
