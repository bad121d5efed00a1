import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields, opaque } from '../fields'

const fingerprint = /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(opaque, v.maxLength(512)))
/** Why there is no fingerprint: the service's script gave none, or failed. */
export const FINGERPRINT_ERRORS = ['unavailable', 'failed'] as const

const degrees = (most: number) =>
  /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(v.number(), v.minValue(-most), v.maxValue(most)))

export const reportDevice = /*#__PURE__*/ defineCall({
  name: 'reportDevice',
  method: 'POST',
  path: '/api/wechatbank/security/reportDevice',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: [],
  consent: 'privacyPolicy',
  summary:
    "Tells risk control the session's device fingerprints, or why there are none, and where it is, in degrees of WGS 84 (specification §3, §7; the call is ours).",
  request: /*#__PURE__*/ v.strictObject({
    deviceFingerOld: fingerprint,
    deviceFingerNew: fingerprint,
    fingerprintError: v.optional(v.picklist(FINGERPRINT_ERRORS)),
    longitude: degrees(180),
    latitude: degrees(90),
  }),
  response: noFields,
  errors: ['ConsentMissing'],
  sample: { deviceFingerOld: 'old-1', deviceFingerNew: 'new-1', longitude: 116.4, latitude: 39.9 },
})
