import * as v from 'valibot'

/**
 * What was forgotten is the row's to say. `bizToken` comes back from the face service's page (H5); `acctId` of an old link
 * means the password of an account of type II or III.
 */
export const resetQuery = v.object({
  credential: v.picklist(['gesture', 'payment']),
  bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))),
  acctId: v.optional(v.pipe(v.string(), v.maxLength(64))),
})
