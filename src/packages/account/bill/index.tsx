import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryMonthBill } from '@/contract/account/queryMonthBill'
import { MONTH_SUMS, SUM_NAMES } from '@/domain/account/records'
import type { MonthSum, RecordType } from '@/domain/account/records'
import { isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { addFen, fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { MonthBar } from '@/features/list/MonthBar'
import { useSwipe } from '@/features/list/swipe'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { billQuery } from '@/routes/queries/records'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { EyeToggle } from '@/ui/EyeToggle'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RecordParts } from '../Parts'
import { billHead, billMonth, billPieces, daysOf } from './bill'
import type { BillPiece, MonthBill } from './bill'
import { MonthBars } from './MonthBars'
import { SharePicture } from './SharePicture'
import './bill.scss'

/** /MonthBill: a month of the electronic account, by what its money was. */
function MonthBillPage({ route, query }: PageProps<typeof billQuery>) {
  const asked = billMonth(query.billDate)
  const [shown, setShown] = useState(asked)
  const read = useCall(queryMonthBill, shown === undefined ? {} : { month: shown })
  const isOther = ({ month }: MonthBill): boolean => shown === asked && query.billDate !== undefined && month !== asked
  return (
    <Frame title={route.title}>
      <RecordParts current="bill" />
      <Loaded read={read} waiting={<Waiting />}>
        {(bill) => (
          <>
            {isOther(bill) && <Notice>没有您要查看的月份，已为您显示本月账单</Notice>}
            <Bill bill={bill} onShow={setShown} />
          </>
        )}
      </Loaded>
    </Frame>
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
      <Head bill={bill} />
      <Pieces bill={bill} month={month} />
      {months.length > 1 && (
        <CellGroup title="近几个月" note="转入和收益含利息和奖励，两项都不含存放和取回的资金">
          <Card>
            <MonthBars months={months} hidden={hidden} onShow={onShow} />
          </Card>
        </CellGroup>
      )}
      {bill.wealthIncome !== 0 && (
        <CellGroup note="计入持有份额，没有转入电子账户，不计入本月收支">
          <Cell label="理财收益" value={<Amount value={bill.wealthIncome} hidden={hidden} signed tone="income" />} />
        </CellGroup>
      )}
      <SharePicture bill={bill} month={month} />
    </View>
  )
}

/** Whether a side adds to the balance or takes from it. */
const SIGNS: Readonly<Record<MonthSum, 1 | -1>> = { in: 1, out: -1, kept: -1, back: 1 }

function Head({ bill }: { readonly bill: MonthBill }) {
  const [hidden, setHidden] = useAmountsHidden()
  const { main, facts } = billHead(bill)
  return (
    <Card tone="hero">
      <View className="bill-head">
        <View className="bill-caption">{`${main.caption}（元）`}</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <Amount value={main.amount} hidden={hidden} signed={main.signed ?? false} symbol={false} size="hero" />
      <View className="bill-facts">
        {facts.map(({ caption, amount, signed }) => (
          <View key={caption} className="bill-facts__fact">
            {`${caption} `}
            <Amount value={amount} hidden={hidden} signed={signed ?? false} symbol={false} />
          </View>
        ))}
      </View>
    </Card>
  )
}

const OWN_MONEY = '存放的仍是您的钱，不算支出。'

/** What happened to the month's money, by the sums that the list of records has: opening and all lines together are closing. */
function Pieces({ bill, month }: { readonly bill: MonthBill; readonly month: Month }) {
  const sides = MONTH_SUMS.filter((side) => billPieces(bill, side).length > 0)
  if (sides.length === 0) {
    return (
      <Card>
        <Empty picture="notebook" text="这个月没有资金变动" />
      </Card>
    )
  }
  return (
    <>
      {sides.map((side) => (
        <Side key={side} side={side} pieces={billPieces(bill, side)} month={month} />
      ))}
    </>
  )
}

interface SideProps {
  readonly side: MonthSum
  readonly pieces: readonly BillPiece[]
  readonly month: Month
}

/** One of the month's sums and its parts, each of which opens its records. A single part is the sum, so its row has the sum's name. */
function Side({ side, pieces, month }: SideProps) {
  const [hidden] = useAmountsHidden()
  const signed = (amount: Fen) => ({ value: fen(SIGNS[side] * amount), hidden, signed: true, symbol: false })
  return (
    <CellGroup
      {...(pieces.length > 1 && {
        title: (
          <View className="bill-side">
            <View>{SUM_NAMES[side]}</View>
            <Amount {...signed(addFen(...pieces.map(({ amount }) => amount)))} />
          </View>
        ),
      })}
      {...(side === 'kept' && { note: OWN_MONEY })}
    >
      {pieces.map(({ label, amount, type }) => (
        <Cell
          key={label}
          label={pieces.length > 1 ? label : SUM_NAMES[side]}
          value={<Amount {...signed(amount)} size="title" tone={EARNED.has(type) ? 'income' : 'plain'} />}
          onPress={() => void go('/walletTransactionRecordList', { type, ...daysOf(month) })}
        />
      ))}
    </CellGroup>
  )
}

/** Red is for what was earned alone. */
const EARNED: ReadonlySet<RecordType> = new Set(['interest', 'reward'])

export default definePage(MonthBillPage, { query: billQuery, skeleton: <Waiting /> })
