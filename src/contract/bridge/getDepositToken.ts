import * as v from 'valibot'
import { defineCall } from '../call'
import { code, productType } from '../fields'

export const getDepositToken = /*#__PURE__*/ defineCall({
  name: 'getDepositToken',
  method: 'POST',
  path: '/api/wechatbank/token/getDepositToken',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  changes: ['bridge'],
  summary: 'A one-use token for a partner’s deposit page (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    productType,
  }),
  response: /*#__PURE__*/ v.object({
    token: code,
    /** Seconds. */
    expiresIn: v.number(),
  }),
  errors: ['BridgeTargetDown', 'BridgeUnknown'],
})
