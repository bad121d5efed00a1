import * as v from 'valibot'
import { defineCall } from '../call'

export const setShopOpen = /*#__PURE__*/ defineCall({
  name: 'setShopOpen',
  method: 'POST',
  path: '/api/wechatbank/shop/setShopOpen',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['shop'],
  summary: 'Takes a marketer’s own shop off, or shows its approved version again (specification §2, /microShopUp).',
  request: /*#__PURE__*/ v.strictObject({ open: v.boolean() }),
  response: /*#__PURE__*/ v.object({ online: v.boolean() }),
  errors: ['NotPermitted', 'ShopUnknown'],
  sample: { open: false },
})
