import type { ResponseOf } from '@/contract/call'
import type { queryArticle } from '@/contract/content/queryArticle'
import type { queryArticles } from '@/contract/content/queryArticles'
import type { ArticleVersion } from '@/domain/content/article'

/** An article in a list. */
export const lineOf = ({
  articleId,
  section,
  topic,
  title,
  summary,
}: ArticleVersion): ResponseOf<typeof queryArticles>['articles'][number] => ({
  articleId,
  section,
  topic,
  title,
  summary,
})

/** How many others of its topic an article names. */
const RELATED = 3

/** An article as customers read it; `others` are those that are shown today. */
export function factsOf(
  shown: ArticleVersion,
  announced: ArticleVersion | undefined,
  others: readonly ArticleVersion[],
): ResponseOf<typeof queryArticle> {
  const { version, from, blocks } = shown
  const related = others
    .filter((one) => one.articleId !== shown.articleId && one.section === shown.section && one.topic === shown.topic)
    .slice(0, RELATED)
    .map(({ articleId, section, title }) => ({ articleId, section, title }))
  return {
    ...lineOf(shown),
    version,
    from,
    blocks: [...blocks],
    ...(announced && { announced: { from: announced.from, title: announced.title, blocks: [...announced.blocks] } }),
    related,
  }
}
