import { useRef } from 'react'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { newClientId } from '@/session/bank'
import { handIn } from '../handIn'
import { sayRefused, useConsent } from '../useConsent'
import type { Consent } from '../useConsent'
import { advance } from '../useOnboarding'

interface Opening {
  readonly consent: Consent
  readonly submit: () => Promise<void>
}

/** Agrees to the documents and hands the application in: once, however often it is tried. */
export function useOpening(state: OnboardingState, reload: () => void): Opening {
  const consent = useConsent(state, reload)
  const clientId = useRef<Promise<string>>()
  const submit = async (): Promise<void> => {
    const current = await consent.give()
    if (!current) return
    if (!current.allowed.includes('open')) return advance(current)
    clientId.current ??= newClientId()
    const outcome = await handIn(await clientId.current)
    if (outcome.ok) return advance(outcome.value)
    // A refused application was none: the next is another.
    if (outcome.error.kind === 'refused') clientId.current = undefined
    await sayRefused(outcome.error)
  }
  return { consent, submit }
}
