import { useState } from 'react'
import { go } from '@/app/navigate'
import { updateTaxResidency } from '@/contract/identity/updateTaxResidency'
import type { TaxResidency } from '@/contract/identity/taxResidency'
import { useTaxForm } from '@/features/identity/tax/useTaxForm'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { call, prepare } from '@/session/bank'
import { useClientId } from '@/session/useClientId'
import { showToast } from '@/ui/Toast'

/** A statement from the form to the bank: checked, then confirmed by the payment password. */
export function useDeclaration() {
  const [wanted, setWanted] = useState<TaxResidency>()
  const [saved, setSaved] = useState(false)
  const ids = useClientId()
  const password = useWithPassword(updateTaxResidency, {
    async send(digits) {
      const clientId = await ids.of(wanted)
      const outcome = await call(updateTaxResidency, { ...(wanted as TaxResidency), clientId, password: digits })
      ids.settle(outcome)
      if (outcome.ok) {
        setSaved(true)
        showToast(outcome.value.state === 'QUESTIONED' ? '声明已提交，请补充说明' : '声明已提交')
        go('/taxIndex', {}, { replace: true })
      }
      return outcome
    },
    onRefused: sayRefusedOrder,
  })
  const form = useTaxForm(async (statement) => {
    setWanted(statement)
    void prepare(updateTaxResidency)
    password.ask()
    return undefined
  })
  return { form, password, saved }
}
