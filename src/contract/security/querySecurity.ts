import * as v from 'valibot'
import { CREDENTIALS } from '@/domain/credentials/changes'
import { LOSS_OBJECTS } from '@/domain/loss/machine'
import { defineCall } from '../call'
import { code, dayOrNone, fenAmount, instant } from '../fields'
import { login } from './devices'

export const querySecurity = /*#__PURE__*/ defineCall({
  name: 'querySecurity',
  method: 'POST',
  path: '/api/wechatbank/security/querySecurity',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['security', 'identity', 'transfer', 'account', 'loss'],
  summary:
    'What keeps the account safe and how it stands, without a score: ID card’s term, number, passwords, devices, the last log-in, limits, what is lost (specification §2, /securityCenterIndex; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({}),
  response: /*#__PURE__*/ v.object({
    /** Last valid day; '' for a card without end or none on record. */
    idCardUntil: dayOrNone,
    /** Masked; none when there is none on record. */
    mobileNo: v.optional(code),
    credentials: v.array(v.object({ credential: v.picklist(CREDENTIALS), changedAt: instant, locked: v.boolean() })),
    /** Devices that are trusted. */
    devices: v.number(),
    lastLogin: v.optional(login),
    /** Attempts of the last 30 days that failed. */
    failedLogins: v.number(),
    /** What may go out at once and on one day, fen. */
    singleLimit: fenAmount,
    dayLimit: fenAmount,
    /** Whether nothing goes out at night. */
    nightLock: v.boolean(),
    /** What is reported lost and not replaced. */
    lost: v.array(v.picklist(LOSS_OBJECTS)),
    /** Since when every payment is stopped; none when they aren't. */
    stoppedAt: v.optional(instant),
    /** Until when limits are lower after a change; none when they aren't. */
    coolingUntil: v.optional(instant),
  }),
  errors: [],
  sample: {},
})
