import * as v from 'valibot'

/** A number that no message has. */
const NOBODYS = '999999999999999'

/** The bank's number of the message to show. */
export const messageQuery = v.object({ id: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), NOBODYS) })

/** What has happened, or what was corrected afterwards; the row says which. */
export const timelineQuery = v.object({ view: v.picklist(['history', 'adjustments']) })
