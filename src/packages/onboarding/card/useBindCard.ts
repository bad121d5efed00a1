import { useState } from 'react'
import { bindOpeningCard } from '@/contract/onboarding/bindOpeningCard'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { useCardForm } from '@/features/identity/card/useCardForm'
import type { CardForm } from '@/features/identity/card/useCardForm'
import { call } from '@/session/bank'
import type { Read } from '@/session/useCall'
import { beforeCard } from '../way'
import { settle, useStep } from '../useOnboarding'

interface BindCard {
  readonly onboarding: Read<OnboardingState>
  readonly form: CardForm
  readonly bound: boolean
}

/** Binds the card of the new account. Who hasn't shown their face yet does that first and comes back. */
export function useBindCard(): BindCard {
  const onboarding = useStep('card', beforeCard)
  const [bound, setBound] = useState(false)
  const form = useCardForm(async (card) => {
    const outcome = await call(bindOpeningCard, card)
    setBound(outcome.ok)
    return settle(outcome)
  })
  return { onboarding, form, bound }
}
