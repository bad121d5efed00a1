import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { queryArticles } from '@/contract/content/queryArticles'
import { BRAND } from '@/domain/brand'
import type { ArticleSection } from '@/domain/content/sections'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import { SearchField } from '@/ui/SearchField'
import { Skeleton } from '@/ui/Skeleton'
import { ArticleCells } from './ArticleCells'
import type { ArticleLine } from './ArticleCells'
import './SearchLine.scss'

const LONGEST_SEARCH = 40

interface SearchLineProps {
  readonly typed: string
  readonly type: (text: string) => void
}

/** The field that looks through everything the bank has written. */
export const SearchLine = ({ typed, type }: SearchLineProps) => (
  <View className="search-line">
    <SearchField
      label="搜索帮助"
      value={typed}
      onChange={type}
      placeholder="搜索问题或拼音首字母"
      maxLength={LONGEST_SEARCH}
    />
  </View>
)

export interface Wanted {
  readonly section?: ArticleSection
  readonly topic?: string
  readonly search?: string
}

const READER = {
  items: ({ articles }: { readonly articles: readonly ArticleLine[] }) => articles,
  more: ({ more }: { readonly more: boolean }) => more,
  key: ({ articleId }: ArticleLine) => articleId,
}

/** The articles of a section and topic, or those that a search finds; who finds nothing is led to a person. */
export function Results(wanted: Wanted) {
  const list = usePages(queryArticles, wanted, READER)
  const { search } = wanted
  const empty =
    search === undefined
      ? { text: '暂无内容' }
      : {
          picture: 'search' as const,
          text: `没有找到“${search}”`,
          hint: `换个说法试试，如“密码”“限额”；也可拨打${BRAND.hotline}，由工作人员为您解答`,
          action: { text: `拨打${BRAND.hotline}`, onPress: callHotline },
        }
  return (
    <PagedList list={list} waiting={<Skeleton shape="list" count={5} />} empty={empty}>
      {(articles) => <ArticleCells articles={articles} />}
    </PagedList>
  )
}
