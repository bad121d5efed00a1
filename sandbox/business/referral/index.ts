import type * as referralCalls from '@/contract/referral'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { referralClosing } from './closing'
import { referralConsole } from './console'
import { endMarketers, lapseAppointments, lapseRelations } from './dayEnd'
import { eligibleRule } from './eligibility'
import { referralExports } from './exports'
import { followAccounts } from './graph'
import { MESSAGES } from './kinds'
import { giveReferralPoints } from './reward'
import { marketerRule } from './rule'
import { seedReferral } from './seed'
import { seedEligibility } from './seedEligibility'
import * as tables from './tables'

export { kolSince, lockMarketer, marketerBySalesId, marketerOf, promotionBarOf, type MarketerStatus } from './marketers'
export { tiesOf } from './ties'

export const referral = {
  name: 'referral',
  handlers: handlers satisfies Record<keyof typeof referralCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: referralExports,
  approvals: { MARKETER: marketerRule, ELIGIBLE: eligibleRule },
  closureChecks: referralClosing,
  dayEnd: { lapseRelations, lapseAppointments, endMarketers },
  follows: followAccounts,
  minuteJobs: [giveReferralPoints],
  seeds: [seedReferral, seedEligibility],
  console: referralConsole,
} satisfies Capability
