import { useReachBottom } from '@tarojs/taro'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { CAPTIONS } from '@/products/explanations'
import { holdListQuery } from '@/routes/queries/product'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Failed } from '@/packages/product/components/Failed'
import { HoldingGroups } from '@/packages/product/components/HoldingGroups'
import { HoldSums } from '@/packages/product/components/HoldSums'
import { useAmountsHidden } from '@/packages/product/hooks/useAmountsHidden'
import { useHoldings } from '@/packages/product/hooks/useHoldings'
import type { HoldingState } from '@/packages/product/hooks/useHoldings'
import { useReloadOnShow } from '@/packages/product/hooks/useReloadOnShow'
import { groupByMonth, listSums } from '@/packages/product/model/holdList'
import { captionsOf, listOf } from '@/packages/product/hooks/holdListScope'
import type { HoldListQuery as Query } from '@/packages/product/hooks/holdListScope'
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

function HoldList({ query }: PageProps<Query>) {
  const { title, name, codes, rule, deposit, link } = listOf(query)
  const [state, show] = useState<HoldingState>('open')
  const [hidden] = useAmountsHidden()
  const { first, holdings, more, loadingMore, loadMore } = useHoldings(codes, state)
  useReloadOnShow(first.reload)
  useReachBottom(loadMore)
  const captions = CAPTIONS[rule.caption]
  const page = first.data
  return (
    <Frame title={title} right={<CalendarLink />}>
      {page && state === 'open' && holdings.length > 0 && (
        <HoldSums
          caption={deposit ? '存款总额' : '持有总额'}
          amount={page.amountSum}
          incomes={listSums(page, captions)}
          popup={rule.popup}
        />
      )}
      <Tabs items={STATES} current={state} onSelect={show} label="持有状态" />
      {first.state === 'loading' && <Waiting />}
      {first.state === 'failed' && <Failed error={first.error} onRetry={first.reload} />}
      {page && holdings.length === 0 && (
        <Empty
          text={state === 'open' ? `您还没有${name}` : '暂无已结束的记录'}
          action={state === 'open' ? { text: '去看看', onPress: link.products } : undefined}
        />
      )}
      <HoldingGroups
        groups={groupByMonth(holdings, state, page?.months)}
        captionsOf={captionsOf}
        hidden={hidden}
        onOpen={link.holding}
      />
      {more && (
        <Button kind="text" busy={loadingMore} onPress={loadMore}>
          加载更多
        </Button>
      )}
    </Frame>
  )
}

export default definePage(HoldList, { query: holdListQuery })
