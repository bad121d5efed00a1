import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryArticle } from '@/contract/content/queryArticle'
import { day } from '@/domain/dates/day'
import { formatChineseDay } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { SearchField } from '@/ui/SearchField'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { priceGroups, remarks } from './priceGroups'
import './prices.scss'

const PRICE_LIST = 'price-list'
const LONGEST_SEARCH = 20
const TABS = [
  { key: 'now', label: '现行价格' },
  { key: 'next', label: '即将调整' },
] as const

type PriceList = ResponseOf<typeof queryArticle>

/** /servicePriceList: what each service costs, since when, and what is announced. */
function Prices({ route }: PageProps) {
  const read = useCall(queryArticle, { articleId: PRICE_LIST })
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="list" count={6} />}>
        {(list) => <Whole list={list} />}
      </Loaded>
    </Frame>
  )
}

function Whole({ list }: { readonly list: PriceList }) {
  const [tab, setTab] = useState<(typeof TABS)[number]['key']>('now')
  const [text, setText] = useState('')
  const { announced } = list
  const shown = tab === 'next' && announced ? announced : list
  const groups = priceGroups(shown.blocks, text)
  return (
    <>
      {announced && <Tabs label="价格" items={TABS} current={tab} onSelect={setTab} />}
      <Notice tone={tab === 'next' ? 'warning' : 'info'}>{`${formatChineseDay(day(shown.from))}起执行`}</Notice>
      <View className="prices-search">
        <SearchField
          label="搜索收费项目"
          value={text}
          onChange={setText}
          placeholder="搜索收费项目"
          maxLength={LONGEST_SEARCH}
        />
      </View>
      {groups.map(({ title, prices }) => (
        <CellGroup key={title} title={title}>
          {prices.map(({ name, standard, basis }) => (
            <Cell key={name} label={name} hint={basis} value={standard} strong />
          ))}
        </CellGroup>
      ))}
      {groups.length === 0 && (
        <Empty picture="glasses" text={`没有找到“${text.trim()}”`} hint="未列出的服务不收取费用" />
      )}
      {remarks(shown.blocks).map((remark) => (
        <View key={remark} className="prices-remark">
          {remark}
        </View>
      ))}
    </>
  )
}

export default definePage(Prices)
