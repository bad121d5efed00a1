import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { queryArticles } from '@/contract/content/queryArticles'
import { BRAND } from '@/domain/brand'
import type { ArticleSection } from '@/domain/content/sections'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import { Cell, CellGroup } from '@/ui/Cell'
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

/** How a page of articles is read. */
export const ARTICLES = {
  items: ({ articles }: { readonly articles: readonly ArticleLine[] }) => articles,
  more: ({ more }: { readonly more: boolean }) => more,
  key: ({ articleId }: ArticleLine) => articleId,
}

interface ResultsProps extends Wanted {
  /** Looks for another word in place of what was typed. */
  readonly onSuggest?: (text: string) => void
}

/** What most people look for, each of which finds something. */
export const SUGGESTIONS = ['支付密码', '限额', '转出', '挂失', '存款'] as const

/**
 * The articles of a section and topic, or those that a search finds; who finds nothing gets words that find something, and a
 * person to call.
 */
export function Results({ onSuggest, ...wanted }: ResultsProps) {
  const list = usePages(queryArticles, wanted, ARTICLES)
  const { search } = wanted
  const nothing = search !== undefined && list.first.data !== undefined && list.items.length === 0
  const empty =
    search === undefined
      ? { picture: 'lamp' as const, text: '暂无内容' }
      : {
          picture: 'glasses' as const,
          text: `没有找到“${search}”`,
          hint: `换个说法试试，也可拨打${BRAND.hotline}，由工作人员为您解答`,
          action: { text: `拨打${BRAND.hotline}`, onPress: callHotline },
        }
  return (
    <>
      <PagedList list={list} waiting={<Skeleton shape="list" count={5} />} empty={empty}>
        {(articles) => <ArticleCells articles={articles} />}
      </PagedList>
      {nothing && onSuggest && (
        <CellGroup title="大家常搜">
          {SUGGESTIONS.map((text) => (
            <Cell key={text} label={text} onPress={() => onSuggest(text)} />
          ))}
        </CellGroup>
      )}
    </>
  )
}
