import { queryArticle } from './queryArticle'
import { queryArticles } from './queryArticles'
import { rateArticle } from './rateArticle'

/** The calls of `content`; the app imports single calls instead, to stay small. */
export const contentCalls = { queryArticle, queryArticles, rateArticle }
