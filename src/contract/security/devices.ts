import * as v from 'valibot'
import { DEVICE_STATES } from '@/domain/devices/devices'
import { LOGIN_OUTCOMES, LOGIN_WAYS } from '@/domain/devices/logins'
import { DEVICE_PLATFORMS } from '@/domain/devices/platform'
import { code, instant } from '../fields'

/** The mini-program, or the H5. */
const channel = /*#__PURE__*/ v.picklist(['mini', 'h5'])

/** The bank's number of a log-in. */
export const loginId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))

/** A device as its owner sees it. */
export const device = /*#__PURE__*/ v.object({
  deviceId: code,
  platform: v.picklist(DEVICE_PLATFORMS),
  channel,
  state: v.picklist(DEVICE_STATES),
  /** Where it was last signed in on: the province or country of the connection's address. */
  place: code,
  firstAt: instant,
  lastAt: instant,
  /** Whether the caller is signed in on it. */
  current: v.boolean(),
})

/** A log-in, or attempts that failed. */
export const login = /*#__PURE__*/ v.object({
  id: loginId,
  at: instant,
  device: channel,
  outcome: v.picklist(LOGIN_OUTCOMES),
  how: v.picklist(LOGIN_WAYS),
  /** None where neither was noted yet. */
  place: v.optional(code),
  platform: v.optional(v.picklist(DEVICE_PLATFORMS)),
  /** How often it was tried on that day in the same way. */
  times: v.number(),
  /** Whether its owner has said that it wasn't them. */
  disowned: v.boolean(),
})
