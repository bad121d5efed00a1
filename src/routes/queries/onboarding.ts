import * as v from 'valibot'

/**
 * `bizToken` comes back from the face service's page (H5); `next` is where a matched face leads, by default to the next
 * step.
 */
export const faceStepQuery = v.object({
  bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))),
  next: v.optional(v.literal('card')),
})

/** `otherPhone`: for customers whose card's bank has another phone number. */
export const cardStepQuery = v.object({ variant: v.optional(v.picklist(['first', 'otherPhone']), 'first') })

/** Which finished step the page is about. */
export const stepDoneQuery = v.object({ step: v.picklist(['phone', 'card']) })

/** Steps that the specification gives no route of their own: they are filled in at /OpenMiddle. */
export const MIDDLE_STEPS = ['personal', 'tax', 'agreements'] as const

/** Without a step: the step the person has reached. */
export const middleQuery = v.object({ step: v.optional(v.picklist(MIDDLE_STEPS)) })

/** The masked number under which the person is registered in another channel. */
export const syncQuery = v.object({ mobileNo: v.optional(v.pipe(v.string(), v.maxLength(20)), '') })
