import * as v from 'valibot'
import { ARTICLE_SECTIONS } from '@/domain/content/sections'

/** A section, which the row gives; a topic that the section doesn't have is left out. */
export const articleListQuery = v.object({
  section: v.fallback(v.picklist(ARTICLE_SECTIONS), 'FAQ'),
  topic: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))), undefined),
})

export const articleQuery = v.object({ articleId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)) })

/** Which questionnaire. */
export const surveyQuery = v.object({ id: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{1,40}$/)) })
