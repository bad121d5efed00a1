import * as v from 'valibot'

export const cardId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
/** A route's name, which link() still has to know. */
const from = v.optional(v.pipe(v.string(), v.regex(/^\/\w{1,40}$/)))

/** `use`: what the row says that the card is bound for. `from`: where to go on when there is no page to go back to. */
export const bindCardQuery = v.object({ use: v.optional(v.picklist(['OWN', 'SPECIAL']), 'OWN'), from })

export const cardQuery = v.object({ cardId })

/** What the face service's page brings back (H5): the card that was chosen, and the verification. */
export const firstCardQuery = v.object({
  cardId: v.optional(cardId),
  bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

/** Which side is shown, and whether one more is to be given. */
export const familyQuery = v.object({
  tab: v.optional(v.picklist(['given', 'received']), 'given'),
  give: v.optional(v.literal('1')),
})

export const grantQuery = v.object({ grantId: cardId })
