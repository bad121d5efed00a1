import * as v from 'valibot'

/** Specification §2; `id`, `regist` and `status` come from old links; the session says the same. */
const text = v.optional(v.pipe(v.string(), v.maxLength(64)))

/** Query of /gesture. */
export const gestureQuery = v.object({ id: text, regist: text, status: text, from: text })

/** Query of /GesturePassword. */
export const setGestureQuery = v.object({ type: v.literal('1') })

/** Query of /ErrorInfo: the reason it explains. */
export const errorQuery = v.object({ reason: v.optional(v.pipe(v.string(), v.maxLength(32)), '') })
