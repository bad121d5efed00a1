import * as v from 'valibot'
import { INVITER_KINDS, RELATION_STATES } from '@/domain/referral/relation'
import { DAY_PARTS, SERVED_STATES, SERVED_TOPICS } from '@/domain/referral/served'
import { code, day, instant, text } from '../fields'
import { branchKey } from './marketerFields'

export const inviterKind = /*#__PURE__*/ v.picklist(INVITER_KINDS)
export const relationState = /*#__PURE__*/ v.picklist(RELATION_STATES)

/** Who invites: a customer by surname and stars, a marketer by name and branch, because staff of the bank go by theirs. */
export const inviter = /*#__PURE__*/ v.object({
  kind: inviterKind,
  name: text,
  branch: v.optional(branchKey),
  salesId: v.optional(code),
})

/** The link of an invitee to an inviter, as the invitee sees it. */
export const ownRelation = /*#__PURE__*/ v.object({
  state: relationState,
  /** The invitation that was accepted. */
  inviteCode: code,
  inviter,
  boundAt: instant,
  /** Last day on which an account counts, while it is BOUND. */
  openUntil: v.optional(day),
  effectiveAt: v.optional(instant),
  endedAt: v.optional(instant),
})

/**
 * An invitee as the inviter sees them: nothing of what they do at the bank but that they have an account; days and no times,
 * and not when they ended it.
 */
export const invited = /*#__PURE__*/ v.object({
  relationId: code,
  /** Surname and stars; none before there is an account. */
  name: v.optional(text),
  state: relationState,
  boundOn: day,
  effectiveOn: v.optional(day),
})

/** An appointment with a clerk. */
export const served = /*#__PURE__*/ v.object({
  servedId: code,
  /** To the clerk the customer, masked; to the customer the clerk. */
  who: text,
  branch: branchKey,
  topic: v.picklist(SERVED_TOPICS),
  day,
  part: v.picklist(DAY_PARTS),
  state: v.picklist(SERVED_STATES),
  askedAt: instant,
})
