import * as v from 'valibot'
import { ADJUSTMENT_KINDS, TIMELINE_GROUPS } from '@/domain/account/timeline'
import { MESSAGE_SUBJECTS } from '@/domain/message/about'
import { code, fenAmount, instant, line, signedFen } from '../fields'

/** Where an entry leads: a subject and its id, as messages name it. */
const about = v.optional(
  v.object({ subject: v.picklist(MESSAGE_SUBJECTS), id: v.optional(code), productType: v.optional(code) }),
)

const place = { at: instant, entryId: code }

/** A place to go on after, as `timelineKey` writes it: that of the last entry of the page before. */
export const timelineAfter = /*#__PURE__*/ v.optional(
  /*#__PURE__*/ v.pipe(v.string(), /*#__PURE__*/ v.regex(/^\d{1,15} [\w-]{1,80}$/)),
)

export const timelineEntry = v.object({
  ...place,
  group: v.picklist(TIMELINE_GROUPS),
  title: line,
  note: v.optional(line),
  amount: v.optional(fenAmount),
  about,
})

export const adjustment = v.object({
  ...place,
  kind: v.picklist(ADJUSTMENT_KINDS),
  title: line,
  cause: line,
  /** What it did to the customer's money. */
  amount: v.optional(signedFen),
  figures: v.optional(v.array(v.object({ label: line, before: fenAmount, after: fenAmount }))),
  about,
  /** What it belongs to. */
  original: v.optional(v.object({ label: line, about })),
})
