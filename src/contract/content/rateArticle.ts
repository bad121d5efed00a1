import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields } from '../fields'
import { articleId } from './contentFields'

export const rateArticle = /*#__PURE__*/ defineCall({
  name: 'rateArticle',
  method: 'POST',
  path: '/api/wechatbank/content/rateArticle',
  protection: 'sealed',
  access: 'public',
  effect: 'write',
  invalidates: [],
  summary:
    'Counts one more reader whom this version of an article helped or didn’t help; no person is kept (ours). Thirty an hour and address.',
  request: /*#__PURE__*/ v.strictObject({ articleId, version: v.number(), helpful: v.boolean() }),
  response: noFields,
  errors: ['ArticleUnknown', 'RatedTooOften'],
  sample: { articleId: 'forgot-pay-password', version: 1, helpful: true },
})
