import * as v from 'valibot'
import { defineCall } from '../call'
import { typedLineOf } from '../typed'
import { articleId, articleLine, articleSection, topic } from './contentFields'

export const queryArticles = /*#__PURE__*/ defineCall({
  name: 'queryArticles',
  method: 'POST',
  path: '/api/wechatbank/content/queryArticles',
  // Sealed although anybody may ask: what somebody looks for is theirs, and an address would show it.
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'What the bank has written for everybody, 20 a page: a section, a topic, or what a search finds by Chinese words, pinyin or its initials, best first (ours).',
  request: /*#__PURE__*/ v.strictObject({
    section: v.optional(articleSection),
    topic: v.optional(topic),
    search: v.optional(typedLineOf(40)),
    /** Paging: gives articles after this one. */
    after: v.optional(articleId),
  }),
  response: /*#__PURE__*/ v.object({ articles: v.array(articleLine), more: v.boolean() }),
  errors: [],
  sample: { section: 'FAQ', search: 'zfmm' },
})
