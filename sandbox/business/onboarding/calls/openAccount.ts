import { openAccount as call } from '@/contract/onboarding/openAccount'
import { processApplication, submitApplication } from '../opening'
import { sessionHandler } from '@sandbox/kernel/scope'

/** Answers as soon as the application is stored; the bank works on it without the customer waiting. */
export const openAccount = sessionHandler(call, async (scope, { clientId }) => {
  const submitted = await submitApplication(scope, clientId)
  if (submitted.ok) scope.bank.later(() => processApplication(scope.bank, clientId))
  return submitted
})
