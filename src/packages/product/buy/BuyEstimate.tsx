import { View } from '@tarojs/components'
import type { ProductFacts } from '@/contract/product/productFacts'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { addFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount, NOT_YET } from '@/domain/money/format'
import { endCaption, interestAtEnd } from '@/products/model/estimate'
import { agreedRateText } from '@/products/model/rates'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import './BuyEstimate.scss'

interface BuyEstimateProps {
  readonly facts: ProductFacts
  /** Undefined until an amount is typed that can be bought, with the money for it there or not. */
  readonly amount: Fen | undefined
  /** What a rate coupon adds at maturity. */
  readonly bonus: Fen
}

/** What the amount typed brings at maturity, as it is typed. Nothing for a product that promises nothing. */
export function BuyEstimate({ facts, amount, bonus }: BuyEstimateProps) {
  if (!isDay(facts.endDate)) return null
  const interest = amount === undefined ? undefined : interestAtEnd(facts, amount)
  const total = amount === undefined || interest === undefined ? NOT_YET : addFen(amount, interest, bonus)
  return (
    <Card className="buy-estimate">
      <View className="buy-estimate__figures" {...{ role: 'status' }} aria-live="polite">
        <View className="buy-estimate__figure">
          <View className="buy-estimate__caption">{endCaption(facts)}</View>
          <View className="buy-estimate__amount">
            <Amount value={interest ?? NOT_YET} size="amount" />
          </View>
        </View>
        <View className="buy-estimate__figure">
          <View className="buy-estimate__caption">
            {facts.payoutPeriod ? '本息合计' : `${formatDay(facts.endDate)}到期本息`}
          </View>
          <View className="buy-estimate__amount">
            <Amount value={total} size="title" />
          </View>
        </View>
      </View>
      {facts.floorBalance !== undefined && (
        <View className="buy-estimate__note">{`按金额分段计息：${agreedRateText(facts, facts.aheadRate)}。`}</View>
      )}
      {bonus > 0 && <View className="buy-estimate__note">{`本息含到期加息奖励${formatAmount(bonus)}元。`}</View>}
      <View className="buy-estimate__note">利息为预估，实际以到账为准；四舍五入可能存在细微差异。</View>
    </Card>
  )
}
