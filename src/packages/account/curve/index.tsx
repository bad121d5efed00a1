import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryBalanceDays } from '@/contract/account/queryBalanceDays'
import type { BalanceSpan } from '@/domain/account/records'
import { formatDay } from '@/domain/dates/format'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { ChipRow } from '@/products/shelf/ChipRow'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { evenMarks } from '@/ui/chart/geometry'
import { EyeToggle } from '@/ui/EyeToggle'
import { LongList } from '@/ui/LongList'
import { Plot } from '@/ui/Plot'
import { Skeleton } from '@/ui/Skeleton'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { BalanceParts } from '../Parts'
import { changesOf, dayText, spokenCurve } from './curve'
import type { BalanceDays, Change } from './curve'
import './curve.scss'

const SPANS = [
  { key: '30', label: '30天' },
  { key: '90', label: '90天' },
  { key: '365', label: '一年' },
] as const

const DAYS: Readonly<Record<(typeof SPANS)[number]['key'], BalanceSpan>> = { 30: 30, 90: 90, 365: 365 }

/** /balanceView: what the electronic account held at the end of each day. */
function BalanceView({ route }: PageProps) {
  const [span, setSpan] = useState<(typeof SPANS)[number]['key']>('30')
  const read = useCall(queryBalanceDays, { days: DAYS[span] })
  return (
    <Frame title={route.title}>
      <BalanceParts current="curve" />
      <Card className="curve">
        <ChipRow items={SPANS} current={span} onSelect={setSpan} label="时间范围" quiet wrap />
        <Loaded read={read} waiting={<Skeleton shape="text" count={6} />}>
          {(days) => <Curve days={days} />}
        </Loaded>
      </Card>
      {read.data && <Changes days={read.data} />}
    </Frame>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="card" />
    <Skeleton shape="list" count={6} />
  </>
)

const yuanText = (amount: number): string => `${formatAmount(fen(amount))}元`

function Curve({ days }: { readonly days: BalanceDays }) {
  const [hidden, setHidden] = useAmountsHidden()
  const { points, average, highest } = days
  const [first, last] = [points[0], points[points.length - 1]]
  if (!first || !last) return null
  const balances = points.map(({ balance }) => balance)
  return (
    <>
      <View className="curve__head">
        <View className="curve__caption">{unbroken('日末余额，不含存钱罐')}</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <View className="curve__plot">
        <Plot
          // Another span has other days.
          key={points.length}
          marks={evenMarks(balances).map((mark, index) => ({
            ...mark,
            label: dayText(points[index]?.day ?? ''),
            value: yuanText(balances[index] ?? 0),
          }))}
          now={{ index: points.length - 1, caption: '今天' }}
          summary={spokenCurve(days)}
          ends={[dayText(first.day), dayText(last.day)]}
          hidden={hidden}
        />
      </View>
      <View className="curve__figures">
        <Figure caption="日均余额（元）" amount={average} hidden={hidden} />
        {highest.balance !== last.balance && (
          <Figure caption={`最高（${dayText(highest.day).slice(5)}）`} amount={highest.balance} hidden={hidden} />
        )}
      </View>
    </>
  )
}

interface FigureProps {
  readonly caption: string
  readonly amount: BalanceDays['average']
  readonly hidden: boolean
}

const Figure = ({ caption, amount, hidden }: FigureProps) => (
  <View className="curve__figure">
    <View className="curve__caption">{caption}</View>
    <Amount value={amount} hidden={hidden} symbol={false} size="title" />
  </View>
)

const ROW_HEIGHT = 68

/** The days with what they changed; each opens its records. */
function Changes({ days }: { readonly days: BalanceDays }) {
  const [hidden] = useAmountsHidden()
  const changes = changesOf(days)
  const open = ({ day }: Change) => void go('/walletTransactionRecordList', { from: day, to: day })
  if (changes.length === 0) return <View className="curve__none">这段时间余额没有变动</View>
  return (
    <CellGroup title="有变动的日子">
      <LongList items={changes} keyOf={({ day }) => day} rowHeight={ROW_HEIGHT}>
        {(change) => (
          <Cell
            label={formatDay(change.day)}
            hint={
              <>
                {`${change.isToday ? '当前余额' : '日末余额'} `}
                <Amount value={change.balance} hidden={hidden} symbol={false} />
              </>
            }
            value={<Amount value={change.by} hidden={hidden} signed symbol={false} />}
            onPress={() => open(change)}
          />
        )}
      </LongList>
    </CellGroup>
  )
}

export default definePage(BalanceView, { skeleton: <Waiting /> })
