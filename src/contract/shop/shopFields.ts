import * as v from 'valibot'
import { code, text } from '../fields'

/** What a shop says; its rules are in src/domain/shop. */
export const shopText = /*#__PURE__*/ v.object({
  introduction: text,
  products: v.array(code),
  articles: v.array(code),
})
