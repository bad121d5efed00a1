import { View } from '@tarojs/components'
import { useState } from 'react'
import { equalInstalments, LOAN_LIMITS } from '@/domain/loan/calculator'
import { fen, yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount, formatShortAmount } from '@/domain/money/format'
import { typedYuan } from '@/domain/money/input'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Tabs } from '@/ui/Tabs'
import { RATE_CAPTION, rateRange } from '../facts'
import type { Loan } from '../facts'
import '../loan.scss'

const FIRST = yuan(10_000)
const FIRST_MONTHS = '12'

/** From the least to the most, as one text. */
const between = (least: Fen, most: Fen): string =>
  least === most ? `${formatAmount(least)}元` : `${formatAmount(least)}至${formatAmount(most)}元`

/** What a month costs and what all of it costs, at the least and the highest annual rate; without a rate there is no figure. */
export function Calculator({ loan }: { readonly loan: Loan }) {
  const [text, setText] = useState(typedYuan(FIRST))
  const [amount, setAmount] = useState<Fen | undefined>(FIRST)
  const [months, setMonths] = useState<string>(FIRST_MONTHS)
  const most = fen(Math.min(LOAN_LIMITS.most, loan.most))
  const { least } = LOAN_LIMITS
  const problem =
    amount === undefined || amount < least
      ? `请输入不少于${formatShortAmount(least)}元的金额`
      : amount > most
        ? `额度上限为${formatShortAmount(most)}元`
        : undefined
  const terms = LOAN_LIMITS.months.filter((term) => term <= loan.months).slice(-4)
  const plans =
    problem === undefined && amount !== undefined
      ? [loan.rateFrom, loan.rateTo].map((rate) => equalInstalments(amount, rate, Number(months)))
      : []
  const [low, high] = plans
  return (
    <>
      <GroupTitle title="算一算每月还多少" />
      <Card>
        <AmountInput
          label="借款金额（元）"
          value={text}
          onChange={(typed, parsed) => {
            setText(typed)
            setAmount(parsed)
          }}
          {...(problem !== undefined && { error: problem })}
        />
        <View className="loan-label">期限</View>
        <Tabs
          label="期限"
          items={terms.map((term) => ({ key: String(term), label: `${term}个月` }))}
          current={months}
          onSelect={setMonths}
        />
      </Card>
      {low && high && (
        <CellGroup note="等额本息，按月还款，每月按年化利率的十二分之一计息。仅供参考，以审批结果为准。">
          <Cell label={RATE_CAPTION} value={rateRange(loan)} />
          <Cell layout="stacked" label="每月还款" value={between(low.payment, high.payment)} strong />
          <Cell layout="stacked" label="利息合计" value={between(low.interest, high.interest)} />
          <Cell layout="stacked" label="还款合计" value={between(low.total, high.total)} />
        </CellGroup>
      )}
    </>
  )
}
