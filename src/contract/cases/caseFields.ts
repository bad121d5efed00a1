import * as v from 'valibot'
import { CASE_ACTIONS, CASE_ACTORS, CASE_KINDS, CASE_STATES } from '@/domain/cases/machine'
import { CASE_PICTURE_TYPES } from '@/domain/cases/pictures'
import { CASE_STEPS, CASE_TOPICS } from '@/domain/cases/labels'
import { code, day, instant } from '../fields'
import { typedLines } from '../typed'

export const caseKind = /*#__PURE__*/ v.picklist(CASE_KINDS)
export const caseTopic = /*#__PURE__*/ v.picklist(CASE_TOPICS)
export const caseAction = /*#__PURE__*/ v.picklist(CASE_ACTIONS)

/** What a person writes; one that is empty or too long passes here and is refused by its own error. */
export const caseText = /*#__PURE__*/ typedLines(4000)

/** Ids that uploadCasePicture gave, in their order. More than a writing may have pass here and are refused by their own error. */
export const casePictureIds = /*#__PURE__*/ v.pipe(v.array(code), v.maxLength(20))

export const casePictureType = /*#__PURE__*/ v.picklist(CASE_PICTURE_TYPES)

/** A picture beside what was written; queryCasePicture gives the picture itself. */
const casePicture = /*#__PURE__*/ v.object({
  pictureId: code,
  /** Pixels. */
  width: v.pipe(v.number(), v.integer()),
  height: v.pipe(v.number(), v.integer()),
})

/** A case in its owner's list. */
const summary = {
  caseNo: code,
  kind: caseKind,
  topic: caseTopic,
  state: v.picklist(CASE_STATES),
  /** The last day for the answer that the bank owes, or owed. */
  dueDay: day,
  /** Whether it should have been answered by now. */
  overdue: v.boolean(),
  openedAt: instant,
}

export const caseSummary = /*#__PURE__*/ v.object(summary)

/** A case with its course. */
export const caseDetail = /*#__PURE__*/ v.object({
  ...summary,
  /** The order it is about. */
  orderNo: v.optional(code),
  /** The clerk complained of. */
  against: v.optional(code),
  /** What its customer may do about it now. */
  may: v.array(caseAction),
  /** Of an answered complaint: the last day to object. */
  reviewUntil: v.optional(day),
  /** What happened, the first first, with what was written then. */
  steps: v.array(
    v.object({
      step: v.picklist(CASE_STEPS),
      by: v.picklist(CASE_ACTORS),
      text: v.optional(v.string()),
      /** What its customer sent with it. */
      pictures: v.optional(v.array(casePicture)),
      at: instant,
    }),
  ),
})
