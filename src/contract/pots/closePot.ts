import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, fenAmount } from '../fields'
import { own } from '../sample'

export const closePot = /*#__PURE__*/ defineCall({
  name: 'closePot',
  method: 'POST',
  path: '/api/wechatbank/pots/closePot',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['account', 'order', 'pots'],
  payment: 'back',
  summary: 'Closes a pot; what it holds goes back to the electronic account, whatever the account’s standing (ours).',
  request: /*#__PURE__*/ v.strictObject({ clientId, potId: code }),
  response: /*#__PURE__*/ v.object({
    /** Of the money that went back; '' for an empty pot. */
    orderNo: code,
    swept: fenAmount,
  }),
  errors: ['PotUnknown', 'ClientIdReused'],
  sample: { clientId: own('newClientId'), potId: own('pot') },
})
