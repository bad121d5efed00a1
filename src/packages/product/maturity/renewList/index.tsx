import { Text, View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go, switchTab } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { queryMaturities } from '@/contract/maturity/queryMaturities'
import { Cell, CellGroup } from '@/ui/Cell'
import type { EmptyProps } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { PagedList } from '@/features/list/PagedList'
import { HoldingGroups } from '@/packages/product/HoldingGroups'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { endCaption } from '@/products/model/estimate'
import { groupByMonth } from '@/packages/product/holdList'
import { instructionSaid } from '../maturity'
import './renewList.scss'

type Deposit = ResponseOf<typeof queryMaturities>['deposits'][number]

const READER: PageReader<typeof queryMaturities, Deposit> = {
  items: ({ deposits }) => deposits,
  more: ({ more }) => more,
  key: ({ holding }) => holding.seqNo,
}

const captionsOf = ({ prodType }: HoldingFacts) => ({ end: endCaption({ productType: prodType }) })

const NONE: EmptyProps = {
  picture: 'sprout',
  text: '您还没有定期存款',
  action: { text: '看看存款产品', onPress: () => switchTab('/productDetailsHomePage') },
}

/** All deposits by their maturity, with what becomes of each then. */
function RenewList({ route }: PageProps) {
  const list = usePages(queryMaturities, {}, READER)
  const [hidden] = useAmountsHidden()
  const standing = new Map(list.items.map((item) => [item.holding.seqNo, item]))
  const undecided = list.items.some(({ decided }) => !decided)
  return (
    <Frame title={route.title}>
      {undecided && (
        <View className="renew-list__note">{unbroken('您没有选择的，到期日本金和利息默认转入电子账户')}</View>
      )}
      <PagedList list={list} waiting={<Skeleton shape="card" count={3} />} empty={NONE}>
        {(items, { months }) => (
          <HoldingGroups
            groups={groupByMonth(
              items.map(({ holding }) => holding),
              'open',
              months,
            )}
            captionsOf={captionsOf}
            hidden={hidden}
            noteOf={({ seqNo }) => <Standing of={standing.get(seqNo)} />}
            sumOf="本金"
            onOpen={({ seqNo }) => go('/redeposit', { seqNo })}
          />
        )}
      </PagedList>
      <CellGroup>
        <Cell icon="document" label="续存记录" hint="到期后办理的结果" onPress={() => go('/renewalRecord')} />
      </CellGroup>
    </Frame>
  )
}

/** What becomes of a deposit now, and that its row leads to changing it. */
const Standing = ({ of }: { readonly of: Deposit | undefined }) =>
  of && (
    <View className="renew-list__standing">
      <Text>{instructionSaid(of)}</Text>
      {of.changeable && <Text className="renew-list__way">修改</Text>}
    </View>
  )

export default definePage(RenewList)
