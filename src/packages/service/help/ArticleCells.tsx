import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { queryArticles } from '@/contract/content/queryArticles'
import { Cell, CellGroup } from '@/ui/Cell'
import { articleLink } from './ways'

export type ArticleLine = ResponseOf<typeof queryArticles>['articles'][number]

interface ArticleCellsProps {
  readonly title?: string
  readonly articles: readonly ArticleLine[]
}

/** Articles in a list, each with what it is about. */
export const ArticleCells = ({ title, articles }: ArticleCellsProps) => (
  <CellGroup title={title}>
    {articles.map((article) => (
      <Cell
        key={article.articleId}
        label={article.title}
        hint={article.summary}
        onPress={() => go(articleLink(article))}
      />
    ))}
  </CellGroup>
)
