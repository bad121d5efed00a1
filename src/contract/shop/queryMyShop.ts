import * as v from 'valibot'
import { SHOP_STATES } from '@/domain/shop/shop'
import { defineCall } from '../call'
import { code, instant, nothing, text } from '../fields'

export const queryMyShop = /*#__PURE__*/ defineCall({
  name: 'queryMyShop',
  method: 'POST',
  path: '/api/wechatbank/shop/queryMyShop',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['shop', 'referral', 'approval'],
  summary:
    'The marketer’s own shop: what is edited, how its review stands, and whether customers see the last approved version (specification §2, /microShopUp).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    salesId: code,
    /** What a shop says; its rules are in src/domain/shop. */
    draft: v.object({ introduction: text, products: v.array(code), articles: v.array(code) }),
    state: v.picklist(SHOP_STATES),
    /** Whether customers can open it now. */
    online: v.boolean(),
    /** Whether there is a version that they could see. */
    approved: v.boolean(),
    /** The application that is reviewed, or was last. */
    approvalId: v.optional(code),
    submittedAt: v.optional(instant),
    /** What may be put on it. */
    offered: v.array(v.object({ key: code, title: text, kind: v.picklist(['PRODUCT', 'ARTICLE']) })),
  }),
  errors: ['NotPermitted'],
  sample: {},
})
