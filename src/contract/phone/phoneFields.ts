import * as v from 'valibot'
import {
  HOLDER_RELATIONS,
  PHONE_CHANGE_STATES,
  PHONE_METHODS,
  PHONE_OWNERS,
  PHONE_PURPOSES,
  REVIEW_REASONS,
} from '@/domain/phone/change'
import { code, instant } from '../fields'

export const phoneMethod = /*#__PURE__*/ v.picklist(PHONE_METHODS)
export const reviewReason = /*#__PURE__*/ v.picklist(REVIEW_REASONS)
export const holderRelation = /*#__PURE__*/ v.picklist(HOLDER_RELATIONS)

/** A change of the number on record, as its customer sees it. */
export const phoneChange = /*#__PURE__*/ v.object({
  changeId: code,
  purpose: v.picklist(PHONE_PURPOSES),
  method: phoneMethod,
  state: v.picklist(PHONE_CHANGE_STATES),
  /** Masked; undefined for a customer's first number. */
  oldNo: v.optional(code),
  /** Masked; undefined until it was named. */
  newNo: v.optional(code),
  /** What the carriers said of the new number; undefined until they were asked. */
  owner: v.optional(v.picklist(PHONE_OWNERS)),
  /** Until when the next step must be taken, by the machine's clock; a person who decides has no such time. */
  expiresAt: v.optional(instant),
  /** The identity record of a person's decision. */
  recordNo: v.optional(code),
  /** Before when it isn't carried out though a person said yes, by the bank's clock; undefined once that has come. */
  readyAt: v.optional(instant),
  /** When it was done, by the bank's clock. */
  doneAt: v.optional(instant),
})

/** Refusals of whatever leads to another number: of strangers, before the gesture, and of what stands against it. */
export const CHANGING = [
  'NotRegistered',
  'AccountMissing',
  'GestureMissing',
  'AccountFrozen',
  'AccountLost',
  'ClosureUnderWay',
  'ConsentMissing',
] as const
