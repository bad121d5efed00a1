import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing } from '../fields'
import { productFacts } from './productFacts'

export const queryProducts = /*#__PURE__*/ defineCall({
  name: 'queryProducts',
  method: 'GET',
  path: '/api/wechatbank/config/queryProducts',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'The shelf: public facts of every product that is shown (ours; a config path, so neither sealed nor tied to a session).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    products: v.array(productFacts),
  }),
  errors: [],
  sample: {},
})
