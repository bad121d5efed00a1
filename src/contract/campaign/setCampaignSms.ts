import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'

export const setCampaignSms = /*#__PURE__*/ defineCall({
  name: 'setCampaignSms',
  method: 'POST',
  path: '/api/wechatbank/config/setCampaignSms',
  protection: 'sealed',
  access: 'public',
  effect: 'write',
  invalidates: ['message'],
  summary:
    'Stops text messages about campaigns to the number that one was sent to, or takes that back; whoever holds its link may, without signing in (ours). Answers what holds now.',
  request: /*#__PURE__*/ v.strictObject({
    /** The token of the message’s link. */
    link: code,
    wanted: v.boolean(),
  }),
  response: /*#__PURE__*/ v.object({ wanted: v.boolean() }),
  errors: ['SmsLinkUnknown'],
  sample: { link: 'SMSdeposit23', wanted: false },
})
