import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { topicName, topicsOf } from '@/domain/content/sections'
import { ListFilter } from '@/features/list/ListFilter'
import { articleListQuery } from '@/routes/queries/content'
import { Skeleton } from '@/ui/Skeleton'
import { Results, SearchLine } from '../Results'
import { useSearch } from '../useSearch'

const ALL = 'all'
import './articleList.scss'

/** /problems and /Propaganda: a section by topic, or what a search finds in it. */
function ArticleList({ route, query }: PageProps<typeof articleListQuery>) {
  const { section } = query
  const known = query.topic !== undefined && topicName(section, query.topic) !== undefined
  const [topic, setTopic] = useState(known && query.topic !== undefined ? query.topic : ALL)
  const { typed, type, search } = useSearch()
  const chips = [{ key: ALL, label: '全部' }, ...topicsOf(section).map((one) => ({ key: one.topic, label: one.name }))]
  return (
    <Frame title={route.title}>
      <SearchLine typed={typed} type={type} />
      {search === '' ? (
        <>
          <View className="article-list-topics">
            <ListFilter label="主题" items={chips} current={topic} onSelect={setTopic} />
          </View>
          <Results key={topic} section={section} topic={topic === ALL ? undefined : topic} />
        </>
      ) : (
        <Results key={search} section={section} search={search} onSuggest={type} />
      )}
    </Frame>
  )
}

export default definePage(ArticleList, { query: articleListQuery, skeleton: <Skeleton shape="list" count={6} /> })
