import { View } from '@tarojs/components'
import { useState } from 'react'
import { go, switchTab } from '@/app/navigate'
import { queryAssets } from '@/contract/account/queryAssets'
import { queryIncome } from '@/contract/holding/queryIncome'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import type { Month } from '@/domain/dates/month'
import { subtractFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { NOT_YET } from '@/domain/money/format'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { productRoute } from '@/products/entrance'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { EyeToggle } from '@/ui/EyeToggle'
import { IncomeTrend } from '@/ui/IncomeTrend'
import { Skeleton } from '@/ui/Skeleton'
import { CardTitle } from '../CardTitle'
import { ELECTRONIC_NAME, SETTLEMENT_NAME } from './calendar'
import { paymentBasis, paymentTitle, settlementBasis, sourcesOf, yearPoints } from './incomeStatement'
import { IncomeParts } from './IncomeParts'
import type { Payment, Settlement, Source, Statement } from './incomeStatement'
import { ShownMonth } from './ShownMonth'
import './IncomeStatement.scss'

interface IncomeStatementProps {
  /** Undefined: the bank's present one. */
  readonly month: Month | undefined
  readonly onTurn: (month: Month) => void
}

/** Where a month's income came from: its sum, how the total grew by it, and each payment with what it was counted by. */
export function IncomeStatement({ month, onTurn }: IncomeStatementProps) {
  const read = useCall(queryIncome, { month })
  return (
    <>
      <ShownMonth asked={month} told={read.data} onTurn={onTurn} />
      <Loaded read={read} waiting={<Waiting />}>
        {(statement) => (
          <>
            <Sum statement={statement} />
            <Year statement={statement} />
            <Sources statement={statement} />
            <Growth statement={statement} />
            <View className="income-statement__note">
              利息计入支付当日，理财收益计入收益所属日；尚未支付的利息和优惠券奖励不计入。存款利息＝本金×年利率×计息时间：满1个月按1/12年，不满1个月的每天按1/360年。活期利息＝每日余额合计×结息日年利率÷360。理财非存款。
            </View>
          </>
        )}
      </Loaded>
    </>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="card" count={1} />
    <Skeleton shape="list" count={4} />
  </>
)

function Income({ value, size }: { readonly value: Fen; readonly size?: 'title' | 'hero' }) {
  const [hidden] = useAmountsHidden()
  return <Amount value={value} hidden={hidden} signed tone="income" symbol={false} size={size} />
}

function Sum({ statement }: { readonly statement: Statement }) {
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <Card>
      <View className="income-statement__head">
        <View className="income-statement__caption">已得收益（元）</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <Income value={statement.income} size="hero" />
      <IncomeParts {...statement} />
    </Card>
  )
}

/** The year month by month, with its sum. */
function Year({ statement: { year } }: { readonly statement: Statement }) {
  const [hidden] = useAmountsHidden()
  const points = yearPoints(year)
  if (points.every(({ amount }) => amount === 0)) return null
  return (
    <Card>
      <CardTitle>每月已得收益</CardTitle>
      <IncomeTrend points={points} by="month" hidden={hidden} />
    </Card>
  )
}

function Sources({ statement }: { readonly statement: Statement }) {
  const [hidden] = useAmountsHidden()
  const deposits = sourcesOf(statement, 'deposit')
  const wealth = sourcesOf(statement, 'wealth')
  if (statement.sources.length + statement.settlements.length === 0) {
    return (
      <Card>
        <Empty
          picture="sprout"
          text="本月没有已支付的收益"
          hint="存款利息在到期、付息或支取时支付，活期利息每季度支付"
          action={{ text: '查看到期安排', onPress: () => go('/renewList') }}
        />
      </Card>
    )
  }
  return (
    <>
      <Accounts settlements={statement.settlements} hidden={hidden} />
      <Deposits sources={deposits} hidden={hidden} />
      {wealth.map((source) => (
        <Shares key={source.seqNo} source={source} />
      ))}
    </>
  )
}

/** What accounts paid: each payment opens its record. */
function Accounts({ settlements, hidden }: { readonly settlements: readonly Settlement[]; readonly hidden: boolean }) {
  if (settlements.length === 0) return null
  return (
    <CellGroup title="活期利息（元）">
      {settlements.map((settlement) => (
        <Cell
          key={settlement.orderNo}
          label={settlement.account || ELECTRONIC_NAME}
          hint={
            <>
              <View>{`${SETTLEMENT_NAME} · ${isDay(settlement.day) ? formatDay(settlement.day) : settlement.day}`}</View>
              <View>{settlementBasis(settlement, hidden)}</View>
            </>
          }
          value={<Income value={settlement.interest} />}
          onPress={() => go('/walletTransactionRecordDetail', { recordId: settlement.orderNo })}
        />
      ))}
    </CellGroup>
  )
}

/** What deposits paid: each payment opens its record, which has the receipt and leads to the deposit. */
function Deposits({ sources, hidden }: { readonly sources: readonly Source[]; readonly hidden: boolean }) {
  if (sources.length === 0) return null
  return (
    <CellGroup title="存款利息（元）">
      {sources.flatMap(({ seqNo, prodDesc, payments }) =>
        payments.map((payment) => (
          <Cell
            key={`${seqNo} ${payment.orderNo}`}
            label={prodDesc}
            hint={<PaymentHint payment={payment} hidden={hidden} />}
            value={<Income value={payment.interest} />}
            onPress={() => go('/walletTransactionRecordDetail', { recordId: payment.orderNo })}
          />
        )),
      )}
    </CellGroup>
  )
}

const PaymentHint = ({ payment, hidden }: { readonly payment: Payment; readonly hidden: boolean }) => (
  <>
    <View>{paymentTitle(payment)}</View>
    <View>{paymentBasis(payment, hidden)}</View>
  </>
)

const FIRST_DAYS = 7

/** Shares, day by day; they open the holding, because their income stays in it. */
function Shares({ source }: { readonly source: Source }) {
  const [all, setAll] = useState(false)
  const { days, prodType, prodDesc, seqNo, income } = source
  const route = productRoute(prodType, 'HoldInfo')
  const open = route && (() => go(route, { seqNo }))
  return (
    <>
      <CellGroup title="理财收益（元）">
        <Cell label={prodDesc} hint={`${days.length}天`} value={<Income value={income} />} onPress={open} />
        {(all ? days : days.slice(0, FIRST_DAYS)).map(({ day, amount }) => (
          <Cell key={day} label={isDay(day) ? formatDay(day) : day} value={<Income value={amount} />} onPress={open} />
        ))}
      </CellGroup>
      {days.length > FIRST_DAYS && (
        <Button kind="text" onPress={() => setAll(!all)}>
          {all ? '收起' : `查看全部${days.length}天`}
        </Button>
      )}
    </>
  )
}

/** How the total grew by the month, and the screens that have the same figures. */
function Growth({ statement }: { readonly statement: Statement }) {
  const { month, lastMonth, accumulatedBefore, accumulatedAfter, income } = statement
  const ofDeposits = subtractFen(statement.interestPaid, statement.accountInterest)
  const now = month === lastMonth
  return (
    <>
      <CellGroup title="累计收益的变化（元）">
        <Cell label="本月之前" value={<Income value={accumulatedBefore} />} />
        <Cell label="本月已得" value={<Income value={income} />} />
        <Cell label={now ? '现在的累计收益' : '本月末的累计收益'} value={<Income value={accumulatedAfter} />} />
      </CellGroup>
      {now && <Yesterday />}
      <CellGroup title="在其他页面核对（元）">
        {now && (
          <Cell
            label="资产中的累计收益"
            value={<Income value={accumulatedAfter} />}
            onPress={() => switchTab('/assetOverview')}
          />
        )}
        <Cell
          label="产品交易记录中的本月存款利息"
          value={<Income value={ofDeposits} />}
          onPress={() => go('/histotyList')}
        />
      </CellGroup>
    </>
  )
}

/** What products earned yesterday, most of it not paid yet: an estimate, in ink, and in no sum of this page. */
function Yesterday() {
  const { data } = useCall(queryAssets, {})
  const [hidden] = useAmountsHidden()
  return (
    <CellGroup note="含存款按持有到期估算、尚未支付的利息，不计入累计收益；利息以实际支付为准">
      <Cell
        label="昨日预计收益（元）"
        value={<Amount value={data?.yesterdayIncome ?? NOT_YET} hidden={hidden} signed symbol={false} />}
      />
    </CellGroup>
  )
}
