// A handler for each call of this capability.
export { queryArticle } from './queryArticle'
export { queryArticles } from './queryArticles'
export { rateArticle } from './rateArticle'
