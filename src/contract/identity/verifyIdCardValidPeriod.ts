import { defineCall } from '../call'
import { noFields, nothing } from '../fields'

export const verifyIdCardValidPeriod = /*#__PURE__*/ defineCall({
  name: 'verifyIdCardValidPeriod',
  method: 'GET',
  path: '/api/wechatbank/index/verifyIdCardValidPeriod',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['identity'],
  summary: 'Whether the ID card is valid, about to expire (519) or expired (523) (specification §7, §8).',
  request: nothing,
  response: noFields,
  errors: ['IdCardExpiring', 'IdCardExpired'],
  sample: {},
})
