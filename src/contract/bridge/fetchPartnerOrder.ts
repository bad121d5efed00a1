import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { bridgeId } from './bridgeFields'
import { own } from '../sample'

export const fetchPartnerOrder = /*#__PURE__*/ defineCall({
  name: 'fetchPartnerOrder',
  method: 'POST',
  path: '/api/wechatbank/bridge/fetchPartnerOrder',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['bridge'],
  summary:
    'Asks the partner for the customer’s order by its number, so that it can be paid: payee, amount and text are the partner’s answer and never a link’s (specification §2, /goodGoOutOrder; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ partnerNo: bridgeId }),
  response: /*#__PURE__*/ v.object({
    /** For /PasswordKeyboardNew. */
    authId: code,
  }),
  errors: ['PartnerOrderUnknown', 'BridgeTargetDown', 'OrderChanged', 'OrderPaid'],
  sample: { partnerNo: own('partnerOrder') },
})
