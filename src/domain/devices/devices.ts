import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * A device is one WeChat account (open id) in one installation of the app (cookie id). The customer signs in on trusted ones
 * by gesture; any other asks for a code besides (docs/decisions/devices.md).
 */
export const DEVICE_STATES = ['TRUSTED', 'REVOKED', 'LAPSED'] as const
export type DeviceState = (typeof DEVICE_STATES)[number]

/** The names customers read. */
export const DEVICE_STATE_NAMES: Readonly<Record<DeviceState, string>> = {
  TRUSTED: '可信',
  REVOKED: '已移除',
  LAPSED: '长期未用，已移除',
}

/**
 * What happens to a device: it is the first its customer ever has; a code confirms it; the customer, a log-in that wasn't
 * theirs, or the closing of the account takes it away; nobody has used it for long, or newer ones take its place.
 */
export const DEVICE_MACHINE = /*#__PURE__*/ defineMachine(['none', ...DEVICE_STATES], {
  none: { first: 'TRUSTED', confirm: 'TRUSTED' },
  TRUSTED: { confirm: 'TRUSTED', revoke: 'REVOKED', lapse: 'LAPSED' },
  REVOKED: { confirm: 'TRUSTED' },
  LAPSED: { confirm: 'TRUSTED' },
})
export type DeviceEvent = TriggerOf<typeof DEVICE_MACHINE>

/** Where a device stands; `none`: the bank has never trusted it. */
export type DeviceStatus = DeviceState | 'none'

/** What a sign-in by gesture does on a device: it is let in, becomes the customer's first one, or needs a code. */
export type Entry = 'known' | 'first' | 'code'

/** @param met whether the customer ever had a device: also a revoked one, or taking all away would let anybody in. */
export function entryOn(standing: DeviceStatus, met: boolean): Entry {
  if (standing === 'TRUSTED') return 'known'
  return met ? 'code' : 'first'
}

/** Most devices trusted at once (ours); the one unused for longest gives way to another. */
export const MAX_TRUSTED = 10
/** Days without a sign-in after which a device is no longer trusted, and after which its row is deleted (ours). */
export const UNUSED_DAYS = 180
