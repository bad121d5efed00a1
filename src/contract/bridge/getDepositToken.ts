import * as v from 'valibot'
import { defineCall } from '../call'
import { productType } from '../fields'
import { opened } from './bridgeFields'

export const getDepositToken = /*#__PURE__*/ defineCall({
  name: 'getDepositToken',
  method: 'POST',
  path: '/api/wechatbank/token/getDepositToken',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['bridge'],
  summary: 'A one-use token with which the bank’s own app opens at a deposit (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    productType,
  }),
  response: opened,
  errors: ['BridgeTargetDown', 'BridgeUnknown'],
  sample: { productType: '20194' },
})
