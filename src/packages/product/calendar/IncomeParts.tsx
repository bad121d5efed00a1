import { View } from '@tarojs/components'
import { subtractFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Amount } from '@/ui/Amount'
import './IncomeParts.scss'

interface IncomePartsProps {
  /** What deposits and accounts have paid, fen. */
  readonly interestPaid: Fen
  /** Accounts' part of it, fen. */
  readonly accountInterest: Fen
  /** What shares earned, fen. */
  readonly wealthIncome: Fen
}

/** What a month's 已得收益 is made of. */
export function IncomeParts({ interestPaid, accountInterest, wealthIncome }: IncomePartsProps) {
  const [hidden] = useAmountsHidden()
  const part = (caption: string, value: Fen) => (
    <View className="income-parts__part">
      <View className="income-parts__caption">{caption}</View>
      <Amount value={value} hidden={hidden} signed tone="income" symbol={false} size="title" />
    </View>
  )
  return (
    <View className="income-parts">
      {part('存款利息（元）', subtractFen(interestPaid, accountInterest))}
      {accountInterest > 0 && part('活期利息（元）', accountInterest)}
      {part('理财收益（元）', wealthIncome)}
    </View>
  )
}
