import { useRef, useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { agreeOpening } from '@/contract/onboarding/agreeOpening'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { openAccount } from '@/contract/onboarding/openAccount'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import type { Result } from '@/domain/result'
import { refusedAs } from '@/features/identity/refusedAs'
import { call, newClientId } from '@/session/bank'
import { tell } from '@/session/overlay'
import { showToast } from '@/ui/Toast'
import { advance, goWhereTheyStand } from '../useOnboarding'

interface Opening {
  readonly agreed: boolean
  readonly agree: (agreed: boolean) => void
  readonly submit: () => Promise<void>
}

const underWay = ({ opening }: OnboardingState): boolean =>
  opening?.state === 'SUBMITTED' || opening?.state === 'PROCESSING' || opening?.state === 'OPENED'

/** An answer that got lost is asked for: the application is with the bank, or it isn't. */
async function handIn(clientId: string): Promise<Result<OnboardingState, CallError>> {
  const outcome = await call(openAccount, { clientId })
  if (outcome.ok || outcome.error.kind === 'refused') return outcome
  const asked = await call(queryOnboarding, {})
  return asked.ok && underWay(asked.value) ? asked : outcome
}

async function refused(error: CallError): Promise<void> {
  if (refusedAs(error) === 'IdCardExpired') {
    await tell({ text: error.message, ok: '更换身份证', closable: false })
    return go('/VerifiedIdCard', {}, { replace: true })
  }
  const unsettled = await goWhereTheyStand(error)
  if (unsettled) showToast(unsettled.message)
}

/** Agrees to the documents and hands the application in: once, however often it is tried. */
export function useOpening(state: OnboardingState): Opening {
  const everything = state.agreements.every((agreement) => agreement.agreed)
  const [agreed, setAgreed] = useState(false)
  const clientId = useRef<Promise<string>>()
  const submit = async (): Promise<void> => {
    if (!everything && !agreed) return showToast('请先勾选协议')
    let current = state
    if (!everything) {
      const agreements = state.agreements.map(({ id, version }) => ({ id, version }))
      const outcome = await call(agreeOpening, { agreements })
      if (!outcome.ok) return refused(outcome.error)
      current = outcome.value
    }
    if (!current.allowed.includes('open')) return advance(current)
    clientId.current ??= newClientId()
    const outcome = await handIn(await clientId.current)
    if (outcome.ok) return advance(outcome.value)
    // A refused application was none: the next is another.
    if (outcome.error.kind === 'refused') clientId.current = undefined
    await refused(outcome.error)
  }
  return { agreed: everything || agreed, agree: setAgreed, submit }
}
