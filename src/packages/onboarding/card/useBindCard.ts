import { useState } from 'react'
import { bindOpeningCard } from '@/contract/onboarding/bindOpeningCard'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { useCardForm } from '@/features/identity/card/useCardForm'
import type { CardForm } from '@/features/identity/card/useCardForm'
import { call } from '@/session/bank'
import type { Read } from '@/session/useCall'
import { useConsent } from '../useConsent'
import type { Consent } from '../useConsent'
import { beforeCard } from '../way'
import { settle, useStep } from '../useOnboarding'

interface BindCard {
  readonly onboarding: Read<OnboardingState>
  readonly form: CardForm
  readonly consent: Consent
  readonly bound: boolean
}

/**
 * Binds the card of the new account, once what the binding is done under was agreed to. Who hasn't shown their face yet
 * does that first and comes back.
 */
export function useBindCard(): BindCard {
  const onboarding = useStep('card', beforeCard)
  const [bound, setBound] = useState(false)
  const consent = useConsent(onboarding.data, onboarding.reload)
  const form = useCardForm(async (card) => {
    if (!(await consent.give())) return undefined
    const outcome = await call(bindOpeningCard, card)
    setBound(outcome.ok)
    return settle(outcome)
  })
  return { onboarding, form, consent, bound }
}
