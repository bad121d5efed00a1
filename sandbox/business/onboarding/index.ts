import type * as onboardingCalls from '@/contract/onboarding'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { onboardingClosing } from './closing'
import { sweepDrafts } from './draft'
import { applicationExport } from './exports'
import { openingFace, openingReview } from './face'
import { MESSAGES } from './kinds'
import { resumeApplications } from './opening'
import { seedPeople } from './seed'
import * as tables from './tables'

export { newAccountNo } from './accountNo'

export const onboarding = {
  name: 'onboarding',
  handlers: handlers satisfies Record<keyof typeof onboardingCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: { application: applicationExport },
  unexported: {
    account_applications:
      'where an application stood; what was given in it is in the application, what it led to in the account',
  },
  faceScenes: { openAccount: openingFace },
  reviews: { face: openingReview },
  minuteJobs: [async ({ db, businessNow }) => sweepDrafts(db.drizzle, await businessNow()), resumeApplications],
  seeds: [seedPeople],
  closureChecks: onboardingClosing,
} satisfies Capability
