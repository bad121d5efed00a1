import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, nothing, text } from '../fields'
import { targetKey } from './bridgeFields'

export const queryBridges = /*#__PURE__*/ defineCall({
  name: 'queryBridges',
  method: 'GET',
  path: '/api/wechatbank/bridge/queryBridges',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'The ways out of the app and whether each can be used now, and what the pages about them say: the same for everybody (specification §2, bridging pages; the call is ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    bridges: v.array(
      v.object({
        bridge: targetKey,
        open: v.boolean(),
        /** Its address without a token, for copying. */
        site: text,
        /** The same in WeChat; '' when there is none. */
        appId: code,
      }),
    ),
    service: v.object({ hours: text, open: v.boolean() }),
    app: v.object({ version: code, megabytes: v.number(), updated: day, developer: text, licence: text }),
  }),
  errors: [],
  sample: {},
})
