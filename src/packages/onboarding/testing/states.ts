import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { allowedSteps, nextStep, ONBOARDING_STEPS } from '@/domain/onboarding/steps'
import type { OnboardingStep } from '@/domain/onboarding/steps'

/** What the bank answers to somebody who has these steps behind them; for tests. */
export function stateWith(done: readonly OnboardingStep[], changes: Partial<OnboardingState> = {}): OnboardingState {
  const behind = new Set(done)
  return {
    step: nextStep(behind),
    done: [...done],
    allowed: [...allowedSteps(behind)],
    mobileNo: '170****0003',
    face: { state: behind.has('face') ? 'PASSED' : 'NONE', consented: false, attemptsLeft: 5 },
    agreements: OPENING_AGREEMENTS.map(({ id, title, version }) => ({
      id,
      title,
      version,
      agreed: behind.has('agreements'),
    })),
    ...changes,
  }
}

/** With everything done before this step. */
export const stateBefore = (step: OnboardingStep, changes: Partial<OnboardingState> = {}): OnboardingState =>
  stateWith(ONBOARDING_STEPS.slice(0, ONBOARDING_STEPS.indexOf(step)), changes)
