import { View } from '@tarojs/components'
import { useState } from 'react'
import type * as v from 'valibot'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryFrozen } from '@/contract/account/queryFrozen'
import type { Fen } from '@/domain/money/fen'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { frozenQuery } from '@/routes/queries/account'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
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

/** /FrozenAmountLists: money that is there and can't be spent, why, and until when. */
function Frozen({ title, query }: PageProps<Query>) {
  const [tab, setTab] = useState(query.tab)
  const read = useCall(queryFrozen, {})
  return (
    <MoneyFrame title={title}>
      <View className="frozen__tabs">
        <Tabs items={TABS} current={tab} onSelect={setTab} label="冻结与处理中" />
      </View>
      <Loaded read={read} waiting={<Waiting />}>
        {({ frozen, pending, freezes, onTheWay }) =>
          tab === 'frozen' ? (
            <>
              {freezes.length > 0 && <Sum caption="冻结总额（元）" amount={frozen} />}
              <FreezeList freezes={freezes} />
            </>
          ) : (
            <>
              {onTheWay.length > 0 && <Sum caption="处理中总额（元）" amount={pending} />}
              <PendingList onTheWay={onTheWay} />
            </>
          )
        }
      </Loaded>
    </MoneyFrame>
  )
}

export default definePage(Frozen, { query: frozenQuery, skeleton: <Waiting /> })
