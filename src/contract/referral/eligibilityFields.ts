import * as v from 'valibot'
import { ELIGIBILITY_STATES } from '@/domain/referral/eligibility'
import { code, instant, line } from '../fields'

/** A customer's proof of where they work, and what became of it. */
export const eligibility = /*#__PURE__*/ v.object({
  state: v.picklist(ELIGIBILITY_STATES),
  /** Of a listed institution. */
  institution: code,
  department: line,
  /** Its last four characters. */
  workNoEnd: code,
  appliedAt: instant,
  decidedAt: v.optional(instant),
})
