import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { CAPTIONS } from '@/products/explanations'
import { holdListQuery } from '@/routes/queries/product'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { PagedList } from '@/features/list/PagedList'
import { HoldingGroups } from '@/packages/product/HoldingGroups'
import { HoldSums } from '../HoldSums'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { useHoldings } from '@/packages/product/useHoldings'
import type { HoldingState } from '@/packages/product/useHoldings'
import { groupByMonth, listSums } from '@/packages/product/holdList'
import { captionsOf, listOf } from '../holdListScope'
import './holdList.scss'

const STATES = [
  { key: 'open', label: '持有中' },
  { key: 'closed', label: '已结束' },
] as const

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="card" count={3} />
  </>
)

const CalendarLink = () => (
  <Pressable role="link" className="hold-list__calendar" label="到期与收益日历" onPress={() => go('/assetStandard')}>
    <Icon name="calendar" tone="brand" />
  </Pressable>
)

function HoldList({ query, title }: PageProps<typeof holdListQuery>) {
  const { name, codes, rule, deposit, link } = listOf(query)
  const [state, setState] = useState<HoldingState>('open')
  const [hidden] = useAmountsHidden()
  const list = useHoldings(codes, state)
  const captions = CAPTIONS[rule.caption]
  const page = list.first.data
  // The sums stand above all, so nothing is drawn before them.
  if (state === 'open' && list.first.state === 'loading')
    return (
      <Frame title={title}>
        <Waiting />
      </Frame>
    )
  return (
    <Frame title={title}>
      {page && state === 'open' && list.items.length > 0 && (
        <HoldSums
          caption={deposit ? '存款总额' : '持有总额'}
          amount={page.amountSum}
          incomes={listSums(page, captions)}
          popup={rule.popup}
          productType={codes[0]}
          tone="hero"
        />
      )}
      <View className="hold-list__top">
        <View className="hold-list__states">
          <Tabs items={STATES} current={state} onSelect={setState} label="持有状态" />
        </View>
        <CalendarLink />
      </View>
      <PagedList
        list={list}
        waiting={<Waiting />}
        empty={
          state === 'open'
            ? { picture: 'sprout', text: `您还没有${name}`, action: { text: '去看看', onPress: link.products } }
            : { picture: 'hourglass', text: '暂无已结束的记录' }
        }
      >
        {(holdings, { months }) => (
          <HoldingGroups
            groups={groupByMonth(holdings, state, months)}
            captionsOf={captionsOf}
            hidden={hidden}
            onOpen={link.holding}
          />
        )}
      </PagedList>
    </Frame>
  )
}

export default definePage(HoldList, { query: holdListQuery, titled: (query) => listOf(query).title })
