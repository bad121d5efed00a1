import * as v from 'valibot'
import { defineCall } from '../call'
import { line } from '../fields'
import { typedLine } from '../typed'

export const helpFriend = /*#__PURE__*/ defineCall({
  name: 'helpFriend',
  method: 'POST',
  path: '/api/wechatbank/campaign/helpFriend',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['campaign'],
  summary:
    'Helps who asks with a link, once a person and week; the same link again is the same help. It brings the helper nothing (specification §2, /zhouHelpFriends; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ helpCode: typedLine }),
  response: /*#__PURE__*/ v.object({
    /** Who was helped: surname and stars. */
    name: line,
  }),
  errors: ['HelpUnknown', 'HelpOver', 'SelfHelp', 'AlreadyHelped', 'MutualHelp', 'HelpComplete'],
  sample: { helpCode: '23456789AB' },
})
