import * as v from 'valibot'
import { ofAccount } from './subaccount'

/**
 * What was forgotten is the row's to say. `bizToken` comes back from the face service's page (H5); `acctId` of an old link
 * means the password of an account of type II or III.
 */
export const resetQuery = v.object({
  credential: v.picklist(['gesture', 'payment']),
  bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))),
  acctId: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

/** What the face that the H5 comes back from was shown for; `stop` asks at once for the gesture that stops all payments. */
export const paySecurityQuery = v.object({
  scene: v.optional(v.picklist(['raiseLimit', 'liftStop'])),
  stop: v.optional(v.literal('1')),
  bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

/** The partner's order that waits. */
export const authorisationQuery = v.object({ authId: v.pipe(v.string(), v.maxLength(64)) })
/** What is reported, and which account of type II or III; nothing is chosen without it. */
export const reportQuery = v.object({
  object: v.optional(v.picklist(['ACCOUNT', 'SUB', 'PHONE', 'ID_CARD'])),
  acctId: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

/** All cases, or what is done about one: `bizToken` comes back from the face service's page (H5). */
export const lossesQuery = v.object({
  caseNo: v.optional(v.pipe(v.string(), v.maxLength(64))),
  step: v.optional(v.picklist(['confirm', 'lift', 'replace'])),
  bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))),
})
/** `newDevice`: the gesture was right and a code is missing; `changed`: what happened elsewhere, which a row says. */
export const loginSecurityQuery = v.object({ step: v.optional(v.picklist(['newDevice', 'changed'])) })

/** Whether only attempts that failed are shown. */
export const loginRecordsQuery = v.object({ failed: v.optional(v.literal('1')) })

/** The bank's number of the log-in to show; the latest without one. */
export const loginRecordQuery = v.object({ id: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))) })
/** Which account; with none, or with one that isn't the customer's, the electronic account. */
export const accountManageQuery = v.object({ acctId: ofAccount })

/** How the app looks, or what it finds on this phone; the row says which. */
export const generalQuery = v.object({ view: v.optional(v.picklist(['looks', 'system']), 'looks') })
