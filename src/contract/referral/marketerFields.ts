import * as v from 'valibot'
import { BRANCH_KEYS, MARKETER_STATES } from '@/domain/referral/marketer'
import { MARKETER_KINDS } from '@/domain/referral/relation'

export const marketerKind = /*#__PURE__*/ v.picklist(MARKETER_KINDS)
export const marketerState = /*#__PURE__*/ v.picklist(MARKETER_STATES)
export const branchKey = /*#__PURE__*/ v.picklist(BRANCH_KEYS)

/** A month's work in numbers of people; no money. */
export const performance = /*#__PURE__*/ v.object({ bound: v.number(), effective: v.number(), served: v.number() })
