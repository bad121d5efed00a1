import { queryOnboarding as call } from '@/contract/onboarding/queryOnboarding'
import { ok } from '@/domain/result'
import { processApplication } from '../opening'
import { applicationOf, isUnderWay, onboardingState } from '../state'
import { sessionHandler } from '@sandbox/kernel/scope'

/** Who asks about an application that nobody is working on has it taken up again. */
export const queryOnboarding = sessionHandler(call, async ({ bank, session, now, today }) => {
  const on = bank.db.drizzle
  const { customerId } = session
  const application = customerId === undefined ? undefined : await applicationOf(on, customerId)
  if (application && isUnderWay(application)) bank.later(() => processApplication(bank, application.clientId))
  // As of one moment: an account opened between two looks would have neither its papers nor a number.
  const state = await bank.db.transaction((tx) => onboardingState(tx, session, { now, today }), {
    isolation: 'repeatable read',
  })
  return ok(state)
})
