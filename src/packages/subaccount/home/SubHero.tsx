import { View } from '@tarojs/components'
import { accountStatusOf } from '@/domain/subaccount/accountStatus'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { formatHidableAmount } from '@/domain/money/format'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { EyeToggle } from '@/ui/EyeToggle'
import type { Sub } from './useClassHome'
import './SubHero.scss'

interface SubHeroProps {
  readonly class: AccountClass
  readonly sub: Sub
  readonly hidden: boolean
  readonly onHide: (hidden: boolean) => void
}

/** The account that is looked at: what it is called, what it holds, how it stands. */
export const SubHero = ({ class: accountClass, sub, hidden, onHide }: SubHeroProps) => (
  <Card tone="hero">
    <View className="sub-hero__head">
      <View className="sub-hero__name">{sub.alias || CLASS_FACTS[accountClass].name}</View>
      <View className="sub-hero__state">{accountStatusOf(sub).text}</View>
    </View>
    <View className="sub-hero__balance">
      <View className="sub-hero__caption">余额（元）</View>
      <EyeToggle hidden={hidden} onToggle={onHide} />
    </View>
    <Amount value={sub.balance} hidden={hidden} symbol={false} size="hero" />
    <View className="sub-hero__earning">
      {`应计利息${formatHidableAmount(sub.accrued, hidden)}元，结息时付至电子账户`}
    </View>
    <View className="sub-hero__number">{sub.acctNo}</View>
  </Card>
)
