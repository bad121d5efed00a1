import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import { daysBetween, isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatRate, NOT_YET } from '@/domain/money/format'
import { typedYuan } from '@/domain/money/input'
import { trialOf } from '@/products/model/held'
import { Amount } from '@/ui/Amount'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { TextField } from '@/ui/TextField'
import { CardTitle } from '../CardTitle'
import './TrialCalculator.scss'

const FIRST_AMOUNT = yuan(10_000)
const FIRST_DAYS = '90'
const MAX_DIGITS = 4

interface TrialCalculatorProps {
  readonly facts: ProductFacts
  /** The amount at first. */
  readonly meant?: Fen | undefined
}

/** Any amount held for any number of days: rate reached and interest, as the bank itself would reckon it. */
export function TrialCalculator({ facts, meant = FIRST_AMOUNT }: TrialCalculatorProps) {
  const [text, setText] = useState(typedYuan(meant))
  const [amount, setAmount] = useState<Fen | undefined>(meant)
  const [days, setDays] = useState(FIRST_DAYS)
  const trial = amount === undefined || days === '' ? undefined : trialOf(facts, amount, Number(days))
  const longest =
    isDay(facts.startDate) && isDay(facts.endDate) ? daysBetween(facts.startDate, facts.endDate) : undefined
  return (
    <Card>
      <CardTitle>收益试算</CardTitle>
      <AmountInput
        label="试算金额"
        value={text}
        onChange={(typed, value) => {
          setText(typed)
          setAmount(value)
        }}
      />
      <View className="trial-calculator__days">
        <TextField
          label="持有天数"
          kind="digits"
          maxLength={MAX_DIGITS}
          value={days}
          onChange={setDays}
          hint={longest === undefined ? undefined : `最长${longest}天，超过按到期计算`}
        />
      </View>
      <View className="trial-calculator" {...{ role: 'status' }} aria-live="polite">
        <View className="trial-calculator__interest">
          <Amount value={trial?.interest ?? NOT_YET} size="amount" />
          <View className="trial-calculator__caption">预计利息</View>
        </View>
        <View className="trial-calculator__fact">
          <View>{trial ? formatRate(trial.rate) : NOT_YET}</View>
          <View className="trial-calculator__caption">适用年利率</View>
        </View>
        <View className="trial-calculator__fact">
          <View>{trial ? formatDay(trial.on) : NOT_YET}</View>
          <View className="trial-calculator__caption">支取日</View>
        </View>
      </View>
      <View className="trial-calculator__note">试算结果仅供参考，实际收益以到账为准。</View>
    </Card>
  )
}
