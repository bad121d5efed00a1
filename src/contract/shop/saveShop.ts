import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code } from '../fields'
import { typedLines } from '../typed'
import { own } from '../sample'

export const saveShop = /*#__PURE__*/ defineCall({
  name: 'saveShop',
  method: 'POST',
  path: '/api/wechatbank/shop/saveShop',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['shop', 'approval'],
  summary:
    'Keeps what a marketer’s shop shall say, and hands it in where that is asked; somebody else decides (kind SHOP, specification §2, /microShopUp, /microPersonMsg). Customers see the version approved before until then.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    introduction: v.optional(typedLines(200)),
    products: v.optional(v.pipe(v.array(code), v.maxLength(10))),
    articles: v.optional(v.pipe(v.array(code), v.maxLength(10))),
    submit: v.boolean(),
  }),
  response: /*#__PURE__*/ v.object({ approvalId: v.optional(code) }),
  errors: ['NotPermitted', 'ShopInvalid', 'ShopUnderReview', 'PayloadInvalid', 'ApprovalTooMany', 'ClientIdReused'],
  sample: { clientId: own('newClientId'), introduction: '样例介绍', products: ['20194'], submit: true },
})
