import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing, text } from '../fields'

export const queryAccountStatus = /*#__PURE__*/ defineCall({
  name: 'queryAccountStatus',
  method: 'POST',
  path: '/api/wechatbank/index/queryAccountStatus',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'identity', 'loss', 'message'],
  summary: 'Account status fields of specification §3; the prompts follow from them.',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    acctStatus: code,
    missingImageState: code,
    receiveNoPay: code,
    cancelButtonState: code,
    /** Last digits of the account. */
    acctString: code,
    /** Ours: messages the customer hasn’t read, advertising (活动) apart, so that the badge on home costs no call of its own. */
    unreadMessages: v.number(),
    /** Ours: what stands in the way of the account's business, or soon will, so that home can say it without a second call. */
    restriction: v.optional(
      v.object({
        cause: text,
        action: code,
        about: v.picklist(['idCard', 'papers', 'losses']),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
