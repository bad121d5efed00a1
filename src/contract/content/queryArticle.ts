import * as v from 'valibot'
import { defineCall } from '../call'
import { articleFacts, articleId } from './contentFields'

export const queryArticle = /*#__PURE__*/ defineCall({
  name: 'queryArticle',
  method: 'GET',
  path: '/api/wechatbank/config/queryArticle',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'One article as it is shown today, with what is announced to replace it (ours; a config path, the same for everybody).',
  request: /*#__PURE__*/ v.strictObject({ articleId }),
  response: articleFacts,
  errors: ['ArticleUnknown'],
  sample: { articleId: 'forgot-pay-password' },
})
