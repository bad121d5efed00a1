import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryArticle } from '@/contract/content/queryArticle'
import { topicName } from '@/domain/content/sections'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { emptyFor } from '@/features/loaded/emptyFor'
import { Loaded } from '@/features/loaded/Loaded'
import { articleQuery } from '@/routes/queries/content'
import { useCall } from '@/session/useCall'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { ArticleBody, ArticleWays } from '../ArticleBody'
import { articleLink } from '../ways'
import { Helpful } from './Helpful'
import './article.scss'

type Article = ResponseOf<typeof queryArticle>

/** /commonQuestionNew: one article, where it leads, whether it helped, and others of its topic. */
function ArticlePage({ title, query }: PageProps<typeof articleQuery>) {
  const read = useCall(queryArticle, { articleId: query.articleId })
  return (
    <Frame title={title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        failed={emptyFor('ArticleUnknown', {
          action: { text: '查看常见问题', onPress: () => go('/problems', {}, { replace: true }) },
        })}
      >
        {(article) => <Whole article={article} />}
      </Loaded>
    </Frame>
  )
}

const Whole = ({ article }: { readonly article: Article }) => (
  <>
    <Card>
      <Heading level={2} className="article-title">
        {article.title}
      </Heading>
      <View className="article-about">
        {`${topicName(article.section, article.topic) ?? ''} · ${formatDay(day(article.from))}更新`}
      </View>
      <ArticleBody blocks={article.blocks} />
    </Card>
    <ArticleWays blocks={article.blocks} />
    <Helpful key={`${article.articleId} ${article.version}`} article={article} />
    {article.related.length > 0 && (
      <CellGroup title="相关内容">
        {article.related.map((one) => (
          <Cell key={one.articleId} label={one.title} onPress={() => go(articleLink(one), { replace: true })} />
        ))}
      </CellGroup>
    )}
  </>
)

export default definePage(ArticlePage, { query: articleQuery })
