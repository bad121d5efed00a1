import type { referralCalls } from '@/contract/referral'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { applyEligibility } from './calls/applyEligibility'
import { applyMarketer } from './calls/applyMarketer'
import { askService } from './calls/askService'
import { bindInviter } from './calls/bindInviter'
import { bookAdviser } from './calls/bookAdviser'
import { cancelService } from './calls/cancelService'
import { checkMarketer } from './calls/checkMarketer'
import { endRelation } from './calls/endRelation'
import { makeInvite } from './calls/makeInvite'
import { queryEligibility } from './calls/queryEligibility'
import { queryInvite } from './calls/queryInvite'
import { queryInviter } from './calls/queryInviter'
import { queryMarketer } from './calls/queryMarketer'
import { queryPosters } from './calls/queryPosters'
import { queryServed } from './calls/queryServed'
import { queryTeam } from './calls/queryTeam'
import { queryTeamMember } from './calls/queryTeamMember'
import { queryTier } from './calls/queryTier'
import { settleServed } from './calls/settleServed'
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

export { kolSince, lockMarketer, marketerBySalesId, marketerOf, promotionBarOf, type Standing } from './marketers'
export { tiesOf } from './ties'

export const referral = {
  name: 'referral',
  handlers: {
    applyEligibility,
    applyMarketer,
    askService,
    bindInviter,
    bookAdviser,
    cancelService,
    checkMarketer,
    endRelation,
    makeInvite,
    queryEligibility,
    queryInvite,
    queryInviter,
    queryMarketer,
    queryPosters,
    queryServed,
    queryTeam,
    queryTeamMember,
    queryTier,
    settleServed,
  } satisfies Record<keyof typeof referralCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: referralExports,
  approvals: { MARKETER: marketerRule, ELIGIBLE: eligibleRule },
  closingTies: referralClosing,
  dayEnd: [lapseRelations, lapseAppointments, endMarketers],
  follows: followAccounts,
  upkeep: [giveReferralPoints],
  seeds: [seedReferral, seedEligibility],
  console: referralConsole,
} satisfies Capability
