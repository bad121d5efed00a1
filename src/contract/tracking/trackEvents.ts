import * as v from 'valibot'
import { defineCall } from '../call'
import { instant } from '../fields'

/** What is tracked (specification §7). */
export const TRACKED_EVENTS = [
  'focus',
  'blur',
  'pageEnter',
  'infoSubmit',
  'setPasswordEnter',
  'setPasswordLeave',
  'changePasswordEnter',
  'changePasswordLeave',
] as const

const event = /*#__PURE__*/ v.strictObject({
  name: v.picklist(TRACKED_EVENTS),
  /** The generated id of the tracking session, not the bank's. */
  sessionId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  channel: v.picklist(['publicAccount', 'miniProgram']),
  scenario: v.picklist(['open_account']),
  /** Masked, because the call is plain. */
  phone: v.optional(v.pipe(v.string(), v.regex(/^1\d{2}\*{4}\d{4}$/))),
  at: instant,
  /** A route's name. */
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9_]{0,63}$/))),
  /** A field's name, never its value. */
  field: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,39}$/))),
  /** With `blur`: milliseconds it had the focus, and whether its value changed. */
  focusTime: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  changed: v.optional(v.boolean()),
})

export const trackEvents = /*#__PURE__*/ defineCall({
  name: 'trackEvents',
  method: 'POST',
  path: '/api/wechatbank/collection/trackEvents',
  protection: 'plain',
  access: 'public',
  effect: 'write',
  invalidates: [],
  summary:
    'Usage events; a collection path, so plain. Kept only while the flag buriedPoint is 1 (specification §7); names and times, never values.',
  request: /*#__PURE__*/ v.strictObject({
    events: v.pipe(v.array(event), v.minLength(1), v.maxLength(50)),
  }),
  response: /*#__PURE__*/ v.object({
    /** How many were stored; 0 while the flag is off. */
    kept: v.number(),
  }),
  errors: [],
  sample: {
    events: [
      {
        name: 'blur',
        sessionId: 'tracking-1',
        channel: 'miniProgram',
        scenario: 'open_account',
        phone: '170****0001',
        at: 1_700_000_000_000,
        page: '/VerifiedPhone',
        field: 'mobileNo',
        focusTime: 1200,
        changed: true,
      },
    ],
  },
})

export type TrackedEvent = v.InferOutput<typeof event>
