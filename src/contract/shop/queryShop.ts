import * as v from 'valibot'
import { defineCall } from '../call'
import { code, text } from '../fields'
import { typedLine } from '../typed'
import { branchKey, marketerKind } from '../referral/marketerFields'

export const queryShop = /*#__PURE__*/ defineCall({
  name: 'queryShop',
  method: 'POST',
  path: '/api/wechatbank/shop/queryShop',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'A marketer’s shop as it was approved last (specification §2, /microShopHomePage), by the staff number. Whoever has none, isn’t active or has closed it answers alike.',
  request: /*#__PURE__*/ v.strictObject({ salesId: typedLine }),
  response: /*#__PURE__*/ v.object({
    salesId: text,
    name: text,
    kind: marketerKind,
    branch: branchKey,
    introduction: text,
    /** Codes of products that may be promoted now. */
    products: v.array(code),
    articles: v.array(v.object({ articleId: code, title: text })),
  }),
  errors: ['ShopUnknown'],
  sample: { salesId: 'S100001' },
})
