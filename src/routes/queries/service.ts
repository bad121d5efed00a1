import * as v from 'valibot'

/** Which message is shown: the bank's number of it and nothing else. */
export const messageQuery = v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)) })
