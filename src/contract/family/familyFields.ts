import * as v from 'valibot'
import { GRANT_STATES } from '@/domain/family/grant'
import type { ErrorName } from '@/domain/errors/codes'
import { code, day, fenAmount, instant, text } from '../fields'

/** Why an account isn't in order to give a family card, to give more of one, or to accept one. */
export const STANDING = [
  'AccountImageMissing',
  'AccountReceiveOnly',
  'AccountDormant',
  'IdCardExpired',
] as const satisfies readonly ErrorName[]

const grant = {
  grantId: code,
  state: v.picklist(GRANT_STATES),
  monthLimit: fenAmount,
  single: fenAmount,
  /** Fen of this month's payments without what came back of them, and what the month still takes. */
  usedThisMonth: fenAmount,
  left: fenAmount,
  invitedAt: instant,
  /** The last day on which the invitation can be answered. */
  answerBy: day,
}

/** A family card as whoever gave it sees it. */
export const givenGrant = /*#__PURE__*/ v.object({
  ...grant,
  /** Masked. */
  memberName: text,
  memberMobileNo: code,
  relation: code,
})

/** A family card as whoever was given it sees it: their own limit, and nothing of the account that pays. */
export const receivedGrant = /*#__PURE__*/ v.object({
  ...grant,
  /** Masked. */
  ownerName: text,
})
