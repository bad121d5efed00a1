import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'

export const queryCampaignSms = /*#__PURE__*/ defineCall({
  name: 'queryCampaignSms',
  method: 'POST',
  path: '/api/wechatbank/config/queryCampaignSms',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: ['message'],
  summary:
    'Whether the number that a text message was sent to still gets such messages, for whoever holds its link (ours). Nothing of the person.',
  request: /*#__PURE__*/ v.strictObject({
    /** The token of the message’s link. */
    link: code,
  }),
  response: /*#__PURE__*/ v.object({ wanted: v.boolean() }),
  errors: ['SmsLinkUnknown'],
  sample: { link: 'SMSdeposit23' },
})
