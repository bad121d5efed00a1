import { queryOnboarding as call } from '@/contract/onboarding/queryOnboarding'
import { ok } from '@/domain/result'
import { processApplication } from '../opening'
import { applicationOf, isUnderWay, onboardingState } from '../state'
import { sessionHandler } from '@sandbox/kernel/scope'

/** Asking about an application that nobody is working on starts the work again. */
export const queryOnboarding = sessionHandler(call, async ({ bank, session, now, today }) => {
  const on = bank.db.drizzle
  const { customerId } = session
  const application = customerId === undefined ? undefined : await applicationOf(on, customerId)
  if (application && isUnderWay(application)) bank.later(() => processApplication(bank, application.clientId))
  // In one snapshot: if the account is opened between two reads, the answer could lack both its papers and its number.
  const state = await bank.db.transaction((tx) => onboardingState(tx, session, { now, today }), {
    isolation: 'repeatable read',
  })
  return ok(state)
})
