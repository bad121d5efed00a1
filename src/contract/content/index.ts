// The calls of this capability; the app imports single calls instead, to stay small.
export { queryArticle } from './queryArticle'
export { queryArticles } from './queryArticles'
export { rateArticle } from './rateArticle'
