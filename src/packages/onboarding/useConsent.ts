import { useState } from 'react'
import { go } from '@/app/navigate'
import type { CallError } from '@/api/errors'
import { agreeOpening } from '@/contract/onboarding/agreeOpening'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { refusedAs } from '@/features/identity/refusedAs'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { showToast } from '@/ui/Toast'
import { goWhereTheyStand } from './useOnboarding'

/** Says why the agreements, or the application, weren't accepted, and leads on where another page can mend it. */
export async function sayRefused(error: CallError): Promise<void> {
  if (refusedAs(error) === 'IdCardExpired') {
    await tell({ text: error.message, ok: '更换身份证', closable: false })
    return go('/VerifiedIdCard', {}, { replace: true })
  }
  const unsettled = await goWhereTheyStand(error)
  if (unsettled) showToast(unsettled.message)
}

export interface Consent {
  readonly agreed: boolean
  readonly agree: (agreed: boolean) => void
  /** Gives the bank the consent; undefined, said to the customer, when the box isn't ticked or the bank refuses. */
  readonly give: () => Promise<OnboardingState | undefined>
}

/** The agreements of an account: nothing is ticked beforehand, and what was agreed to in this version isn't asked again. */
export function useConsent(state: OnboardingState | undefined): Consent {
  const everything = state?.agreements.every((agreement) => agreement.agreed) === true
  const [agreed, setAgreed] = useState(false)
  const give = async (): Promise<OnboardingState | undefined> => {
    if (!state || everything) return state
    if (!agreed) return void showToast('请先勾选协议')
    const agreements = state.agreements.map(({ id, version }) => ({ id, version }))
    const outcome = await call(agreeOpening, { agreements })
    return outcome.ok ? outcome.value : void (await sayRefused(outcome.error))
  }
  return { agreed: everything || agreed, agree: setAgreed, give }
}
