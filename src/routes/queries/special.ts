import * as v from 'valibot'

const code = v.pipe(v.string(), v.maxLength(64))

/** `bizToken` comes back from the face service's page (H5). */
export const payeeQuery = v.object({ bizToken: v.optional(code) })

/** One payout. */
export const payoutQuery = v.object({ itemId: code })
