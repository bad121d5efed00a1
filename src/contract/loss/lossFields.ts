import * as v from 'valibot'
import { LOSS_ACTORS, LOSS_OBJECTS, LOSS_STATES } from '@/domain/loss/machine'
import { code, day, instant } from '../fields'

export const lossObject = /*#__PURE__*/ v.picklist(LOSS_OBJECTS)
const state = /*#__PURE__*/ v.picklist(LOSS_STATES)

/** A case as its owner gets it: numbers only by their ends. */
export const lossCase = /*#__PURE__*/ v.object({
  caseNo: code,
  object: lossObject,
  /** What is lost, for the page. */
  called: code,
  state,
  reportedAt: instant,
  /** Of TEMP: its last day, and how many days are left. */
  tempUntil: v.optional(day),
  daysLeft: v.optional(v.number()),
  /** Of a confirmed case that the bank renews: the first day for that, and whether it has come. */
  replaceFrom: v.optional(day),
  replaceable: v.optional(v.boolean()),
  /** What happened, the first first. */
  steps: v.array(v.object({ state, by: v.picklist(LOSS_ACTORS), at: instant })),
})

/** Refusals of whatever a customer does about a case. */
export const SETTLING = ['NotRegistered', 'AccountMissing', 'LossUnknown', 'LossChanged', 'FaceMissing'] as const
