import { useState } from 'react'
import { go } from '@/app/navigate'
import type { CallError } from '@/api/errors'
import { agreeOpening } from '@/contract/onboarding/agreeOpening'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { refusedAs } from '@/features/identity/refusedAs'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { askToTick } from '@/ui/RequiredCheckbox'
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

/** What this app shows: consent is given to no other version, whatever the bank asks for. */
const SHOWN = OPENING_AGREEMENTS.map(({ id, version }) => ({ id, version }))

/**
 * The agreements of an account: nothing is ticked beforehand, and what was agreed to in this version isn't asked again.
 * @param reload asks the bank again how far the person is
 */
export function useConsent(state: OnboardingState | undefined, reload: () => void): Consent {
  const [given, setGiven] = useState<{ readonly after: OnboardingState; readonly state: OnboardingState }>()
  // The answer to the consent counts until the page's own read is newer, so that a second press doesn't give it again.
  const latest = given !== undefined && given.after === state ? given.state : state
  const everything = latest?.agreements.every((agreement) => agreement.agreed) === true
  const [agreed, setAgreed] = useState(false)
  const give = async (): Promise<OnboardingState | undefined> => {
    if (!latest || everything) return latest
    if (!agreed) return void askToTick()
    const outcome = await call(agreeOpening, { agreements: SHOWN })
    if (!outcome.ok && refusedAs(outcome.error) === 'AgreementMissing') {
      setAgreed(false)
      reload()
      return void (await tell({ text: '协议内容已更新，请退出后重新进入，阅读新的协议再签署' }))
    }
    if (!outcome.ok) return void (await sayRefused(outcome.error))
    setGiven({ after: latest, state: outcome.value })
    return outcome.value
  }
  return { agreed: everything || agreed, agree: setAgreed, give }
}
