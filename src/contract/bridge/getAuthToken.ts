import * as v from 'valibot'
import { defineCall } from '../call'
import { AUTH_BRIDGES } from '@/domain/bridge/bridges'
import { bridgeId, opened } from './bridgeFields'

export const getAuthToken = /*#__PURE__*/ defineCall({
  name: 'getAuthToken',
  method: 'POST',
  path: '/api/wechatbank/token/getAuthToken',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['bridge'],
  summary: 'A one-use token by which a partner’s page, or the online service, knows its customer (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    bridge: v.picklist(AUTH_BRIDGES),
    /** What the online service is asked about. */
    topic: v.optional(bridgeId),
  }),
  response: opened,
  errors: ['BridgeTargetDown', 'BridgeDeclined'],
  sample: { bridge: 'yzt' },
})
