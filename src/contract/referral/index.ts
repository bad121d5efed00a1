import { applyEligibility } from './applyEligibility'
import { applyMarketer } from './applyMarketer'
import { askService } from './askService'
import { bindInviter } from './bindInviter'
import { bookAdviser } from './bookAdviser'
import { cancelService } from './cancelService'
import { checkMarketer } from './checkMarketer'
import { endRelation } from './endRelation'
import { makeInvite } from './makeInvite'
import { queryEligibility } from './queryEligibility'
import { queryInvite } from './queryInvite'
import { queryInviter } from './queryInviter'
import { queryMarketer } from './queryMarketer'
import { queryPosters } from './queryPosters'
import { queryServed } from './queryServed'
import { queryTeam } from './queryTeam'
import { queryTeamMember } from './queryTeamMember'
import { queryTier } from './queryTier'
import { settleServed } from './settleServed'

/** The calls of `referral`; the app imports single calls instead, to stay small. */
export const referralCalls = {
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
}
