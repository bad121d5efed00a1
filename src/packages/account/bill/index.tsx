import { View } from '@tarojs/components'
import { useState } from 'react'
import type * as v from 'valibot'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryMonthBill } from '@/contract/account/queryMonthBill'
import { isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { MonthBar } from '@/features/list/MonthBar'
import { useSwipe } from '@/features/list/swipe'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { billQuery } from '@/routes/queries/records'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { AssetRing } from '@/ui/AssetRing'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { EyeToggle } from '@/ui/EyeToggle'
import { Notice } from '@/ui/Notice'
import { SectionTitle } from '@/ui/SectionTitle'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { billMonth, billPieces, daysOf } from './bill'
import type { BillSide, MonthBill } from './bill'
import { MonthBars } from './MonthBars'
import { SharePicture } from './SharePicture'
import './bill.scss'

/** /MonthBill: a month of the electronic account, by what its money was. */
function MonthBillPage({ route, query }: PageProps<v.InferOutput<typeof billQuery>>) {
  const asked = billMonth(query.billDate)
  const [shown, setShown] = useState(asked)
  const read = useCall(queryMonthBill, shown === undefined ? {} : { month: shown })
  const isOther = ({ month }: MonthBill): boolean => shown === asked && query.billDate !== undefined && month !== asked
  return (
    <MoneyFrame title={route.title}>
      <Loaded read={read} waiting={<Waiting />}>
        {(bill) => (
          <>
            {isOther(bill) && <Notice>没有您要查看的月份，已为您显示本月账单</Notice>}
            <Bill bill={bill} onShow={setShown} />
          </>
        )}
      </Loaded>
    </MoneyFrame>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="card" count={2} />
  </>
)

function Bill({ bill, onShow }: { readonly bill: MonthBill; readonly onShow: (month: Month) => void }) {
  const [hidden] = useAmountsHidden()
  const { month, firstMonth, thisMonth, months } = bill
  const swipe = useSwipe((way) => {
    const to = isMonth(month) ? addToMonth(month, way === 'next' ? 1 : -1) : undefined
    if (to !== undefined && to >= firstMonth && to <= thisMonth) onShow(to)
  })
  if (!isMonth(month) || !isMonth(firstMonth) || !isMonth(thisMonth)) return null
  return (
    <View {...swipe}>
      <MonthBar month={month} first={firstMonth} last={thisMonth} onTurn={onShow} />
      <Balance bill={bill} />
      <Pieces bill={bill} month={month} />
      {months.length > 1 && (
        <>
          <SectionTitle title="近几个月" />
          <Card>
            <MonthBars months={months} hidden={hidden} onShow={onShow} />
          </Card>
        </>
      )}
      {bill.wealthIncome !== 0 && (
        <CellGroup note="理财收益计入持有份额，没有转入电子账户，不计入本月收支。">
          <Cell
            label="理财份额收益"
            value={<Amount value={bill.wealthIncome} hidden={hidden} signed tone="income" />}
          />
        </CellGroup>
      )}
      <SharePicture bill={bill} month={month} />
    </View>
  )
}

/** Opening + in − out = closing. */
function Balance({ bill }: { readonly bill: MonthBill }) {
  const [hidden, setHidden] = useAmountsHidden()
  const figures = [
    { caption: '流入', amount: bill.in },
    { caption: '流出', amount: bill.out },
  ]
  return (
    <Card tone="hero">
      <View className="bill-head">
        <View className="bill-caption">{bill.month === bill.thisMonth ? '当前余额（元）' : '月末余额（元）'}</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <Amount value={bill.closing} hidden={hidden} symbol={false} size="hero" />
      <View className="bill-opening">
        月初余额 <Amount value={bill.opening} hidden={hidden} symbol={false} />
      </View>
      <View className="bill-figures">
        {figures.map(({ caption, amount }) => (
          <View key={caption} className="bill-figure">
            <View className="bill-caption">{`${caption}（元）`}</View>
            <Amount value={amount} hidden={hidden} symbol={false} size="title" />
          </View>
        ))}
      </View>
    </Card>
  )
}

const SIDES = [
  { key: 'out', label: '流出构成' },
  { key: 'in', label: '流入构成' },
] as const satisfies readonly { key: BillSide; label: string }[]

/** What the money was; each piece opens its records. */
function Pieces({ bill, month }: { readonly bill: MonthBill; readonly month: Month }) {
  const [side, setSide] = useState<BillSide>('out')
  const [hidden] = useAmountsHidden()
  const parts = billPieces(bill, side).map(({ label, amount, type }) => ({
    label,
    amount,
    onPress: () => void go('/walletTransactionRecordList', { type, ...daysOf(month) }),
  }))
  return (
    <View className="bill-pieces">
      <Tabs items={SIDES} current={side} onSelect={setSide} label="收支构成" />
      <Card>
        {parts.length === 0 ? (
          <Empty picture="notebook" text={`本月没有${side === 'out' ? '流出' : '流入'}`} />
        ) : (
          <AssetRing parts={parts} hidden={hidden}>
            {side === 'out' ? '流出' : '流入'}
          </AssetRing>
        )}
      </Card>
    </View>
  )
}

export default definePage(MonthBillPage, { query: billQuery, skeleton: <Waiting /> })
