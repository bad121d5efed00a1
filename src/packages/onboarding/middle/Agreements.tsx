import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import type { Read } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { StepFrame } from '../StepFrame'
import { Terms } from '../Terms'
import { useStep } from '../useOnboarding'
import { useOpening } from './useOpening'

interface ReadyProps {
  readonly title: string
  readonly onboarding: Read<OnboardingState>
  readonly state: OnboardingState
}

function Ready({ title, onboarding, state }: ReadyProps) {
  const { consent, submit } = useOpening(state, onboarding.reload)
  const complete = state.done.includes('face') && state.done.includes('card')
  return (
    <StepFrame
      title={title}
      step="agreements"
      onboarding={onboarding}
      action={<Button onPress={submit}>{complete ? '同意协议并开户' : '同意协议'}</Button>}
    >
      {() => <Terms state={state} consent={consent} />}
    </StepFrame>
  )
}

/** What is left to be agreed to, and handing the application in. */
export function Agreements({ title }: { readonly title: string }) {
  const onboarding = useStep('agreements')
  const { data } = onboarding
  if (data) return <Ready title={title} onboarding={onboarding} state={data} />
  return (
    <StepFrame title={title} step="agreements" onboarding={onboarding}>
      {() => null}
    </StepFrame>
  )
}
