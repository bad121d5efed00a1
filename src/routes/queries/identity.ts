import * as v from 'valibot'

/** What a face is shown for; without a scene, for the ID card. */
const scene = v.optional(v.picklist(['updateIdCard', 'activateAccount']), 'updateIdCard')

/** `bizToken` comes back from the face service's page (H5). */
export const upkeepFaceQuery = v.object({ scene, bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))) })

export const attestedQuery = v.object({ scene })

/** Specification §2. Links may be old, so the page asks the bank what to show. */
const code = v.optional(v.pipe(v.string(), v.maxLength(8)))

export const overviewQuery = v.object({ acctStatus: code, video: code, nopay: code })

/**
 * `face=1`: the face was shown. The bank checks that itself; without a pass it refuses, and the page leads back to the
 * face.
 */
export const idCardQuery = v.object({ face: v.optional(v.literal('1')) })

/** Without a number: the latest record. `detail`: opened from the list, so without a button that leads on. */
export const recordQuery = v.object({
  recordNo: v.optional(v.pipe(v.string(), v.maxLength(64))),
  variant: v.optional(v.picklist(['result', 'detail']), 'result'),
})

/** Whether what is known is filled in; else the page shows it. */
export const informationQuery = v.object({ part: v.fallback(v.optional(v.literal('personal')), undefined) })
