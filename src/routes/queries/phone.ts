import * as v from 'valibot'

/** The way is the row's to say; `bizToken` comes back from the face service's page (H5). */
export const startPhoneQuery = v.object({
  way: v.picklist(['old', 'face', 'first']),
  bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

/** The change whose code is typed. */
export const phoneCodeQuery = v.object({ changeId: v.optional(v.pipe(v.string(), v.maxLength(64))) })

/** What a person is asked about is the row's to say: papers, or somebody else's number. */
export const phoneReviewQuery = v.object({ about: v.picklist(['papers', 'holder']) })
