import * as v from 'valibot'

/** The bank's number of the message to show. */
export const messageQuery = v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)) })
