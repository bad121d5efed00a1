import type { CallError } from '@/api/errors'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { openAccount } from '@/contract/onboarding/openAccount'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import type { Result } from '@/domain/result'
import { call } from '@/session/bank'

const underWay = ({ opening }: OnboardingState): boolean =>
  opening?.state === 'SUBMITTED' || opening?.state === 'PROCESSING' || opening?.state === 'OPENED'

/** Applies for the account. An answer that got lost is asked for: the application is with the bank, or it isn't. */
export async function handIn(clientId: string): Promise<Result<OnboardingState, CallError>> {
  const outcome = await call(openAccount, { clientId })
  if (outcome.ok || outcome.error.kind === 'refused') return outcome
  const asked = await call(queryOnboarding, {})
  return asked.ok && underWay(asked.value) ? asked : outcome
}
