import { View } from '@tarojs/components'
import { useState } from 'react'
import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryFrozen } from '@/contract/account/queryFrozen'
import type { ResponseOf } from '@/contract/call'
import type { Fen } from '@/domain/money/fen'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { frozenQuery } from '@/routes/queries/account'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { EyeToggle } from '@/ui/EyeToggle'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { FreezeList } from './FreezeList'
import { PendingList } from './PendingList'
import './frozen.scss'

type Query = v.InferOutput<typeof frozenQuery>
type Tab = Query['tab']

const TABS: readonly { readonly key: Tab; readonly label: string }[] = [
  { key: 'frozen', label: '冻结' },
  { key: 'pending', label: '处理中' },
]

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="card" />
  </>
)

/** All of it, with the eye. */
function Sum({ caption, amount }: { readonly caption: string; readonly amount: Fen }) {
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <Card>
      <View className="frozen__head">
        <View className="frozen__caption">{caption}</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <Amount value={amount} hidden={hidden} symbol={false} size="amount" />
    </Card>
  )
}

/**
 * What isn't settled: money on its way to cards, which the account's total counts, and below it money on its way into
 * shares or out of them, which it doesn't.
 */
function Pending({ held }: { readonly held: ResponseOf<typeof queryFrozen> }) {
  const [hidden] = useAmountsHidden()
  const out = held.onTheWay.filter(({ kind }) => kind === 'transferOut')
  const ofShares = held.onTheWay.filter(({ kind }) => kind !== 'transferOut')
  if (held.onTheWay.length === 0) {
    return <Empty picture="tea" text="没有处理中的资金" action={{ text: '返回首页', onPress: goHome }} />
  }
  return (
    <>
      {out.length > 0 && (
        <>
          <Sum caption="处理中总额（元）" amount={held.pending} />
          <PendingList onTheWay={out} note="处理完成后，资金到达您的银行卡；未成功的将退回电子账户" />
        </>
      )}
      {ofShares.length > 0 && (
        <PendingList
          title={
            <>
              正在路上的理财，共 <Amount value={held.underWay} hidden={hidden} />
            </>
          }
          onTheWay={ofShares}
          note="申购资金确认后转为产品份额，赎回资金到账后转入电子账户；在途资金计入理财，不计入电子账户总额"
        />
      )}
    </>
  )
}

/** /FrozenAmountLists: money that is there and can't be spent, why, and until when. */
function Frozen({ title, query }: PageProps<typeof frozenQuery>) {
  const [tab, setTab] = useState(query.tab)
  const read = useCall(queryFrozen, {})
  return (
    <Frame title={title}>
      <View className="frozen__tabs">
        <Tabs items={TABS} current={tab} onSelect={setTab} label="冻结与处理中" />
      </View>
      <Loaded read={read} waiting={<Waiting />}>
        {(held) =>
          tab === 'frozen' ? (
            <>
              {held.freezes.length > 0 && <Sum caption="冻结总额（元）" amount={held.frozen} />}
              <FreezeList freezes={held.freezes} />
            </>
          ) : (
            <Pending held={held} />
          )
        }
      </Loaded>
    </Frame>
  )
}

export default definePage(Frozen, { query: frozenQuery, skeleton: <Waiting /> })
