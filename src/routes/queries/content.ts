import * as v from 'valibot'
import { ARTICLE_SECTIONS } from '@/domain/content/sections'

/** An id that nothing has. */
const NOBODYS = 'unknown'
const number = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** A section, which the row gives; a topic that the section doesn't have is left out. */
export const articleListQuery = v.object({
  section: v.fallback(v.picklist(ARTICLE_SECTIONS), 'FAQ'),
  topic: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))), undefined),
})

/** Without an article, or with what can't be one, the page says that there is none, and leads on. */
export const articleQuery = v.object({
  articleId: v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), NOBODYS),
})

/** Which questionnaire, and the service that a survey is about. */
export const surveyQuery = v.object({
  id: v.fallback(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{1,40}$/)), NOBODYS),
  caseNo: v.fallback(v.optional(number), undefined),
  orderNo: v.fallback(v.optional(number), undefined),
})
