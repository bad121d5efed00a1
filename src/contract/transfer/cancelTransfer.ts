import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, payPassword } from '../fields'
import { transferTaken } from './transferFields'
import { own } from '../sample'

export const cancelTransfer = /*#__PURE__*/ defineCall({
  name: 'cancelTransfer',
  method: 'POST',
  path: '/api/wechatbank/transfer/cancelTransfer',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['account', 'message', 'order', 'transfer'],
  payment: 'back',
  summary: 'Calls off a transfer out that waits to be sent; its money is back at once (ours).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    orderNo: code,
    password: payPassword,
  }),
  response: transferTaken,
  errors: ['OrderUnknown', 'TransferNotCancellable', 'PasswordWrong', 'PasswordLocked', 'ClientIdReused'],
  sample: { clientId: own('newClientId'), orderNo: own('waitingTransfer'), password: own('payPassword') },
})
