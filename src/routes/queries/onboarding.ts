import * as v from 'valibot'

/** `bizToken` comes back from the face service's page (H5); `next` is where a face that passes leads, else what comes. */
export const faceStepQuery = v.object({
  bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))),
  next: v.optional(v.literal('card')),
})

/** `otherPhone`: for whom the card's bank knows by another number. */
export const cardStepQuery = v.object({ variant: v.optional(v.picklist(['first', 'otherPhone']), 'first') })

/** Which finished step the page is about. */
export const stepDoneQuery = v.object({ step: v.picklist(['phone', 'card']) })

/** Steps that the specification gives no route of their own: they are filled in at /OpenMiddle. */
export const MIDDLE_STEPS = ['personal', 'tax', 'agreements'] as const

/** Without a step: to where the person stands. */
export const middleQuery = v.object({ step: v.optional(v.picklist(MIDDLE_STEPS)) })

/** The masked number that somebody is registered with in another channel. */
export const syncQuery = v.object({ mobileNo: v.optional(v.pipe(v.string(), v.maxLength(20)), '') })
