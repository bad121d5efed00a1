import * as v from 'valibot'
import { ACCOUNT_CHANGES } from '@/domain/devices/changes'
import { DEVICE_PLATFORMS } from '@/domain/devices/platform'
import { defineCall } from '../call'
import { instant, line, nothing } from '../fields'

export const queryAccountChanges = /*#__PURE__*/ defineCall({
  name: 'queryAccountChanges',
  method: 'POST',
  path: '/api/wechatbank/security/queryAccountChanges',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['security', 'phone'],
  summary:
    'What has happened to the account that wasn’t done on this device and that its owner hasn’t read yet: a new device, another account here, another number, password or device; newest first. Names no other account (specification §2, /accountChanged; the call is ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    changes: v.array(
      v.object({
        number: v.number(),
        kind: v.picklist(ACCOUNT_CHANGES),
        at: instant,
        /** The device on which it was done; none where the bank didn't know it, and never another account's. */
        device: v.optional(
          v.object({ platform: v.picklist(DEVICE_PLATFORMS), channel: v.picklist(['mini', 'h5']), place: line }),
        ),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
