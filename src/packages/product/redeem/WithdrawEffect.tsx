import { View } from '@tarojs/components'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import type { Fen } from '@/domain/money/fen'
import { formatRate } from '@/domain/money/format'
import { agreedRateText } from '@/products/model/rates'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { EyeToggle } from '@/ui/EyeToggle'
import { Effect, EffectLoss } from '@/features/order/Effect'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { couponLossRows, couponLossSentence, interestLost } from './redeem'
import type { Preview } from './redeem'
import './WithdrawEffect.scss'

interface WithdrawEffectProps {
  readonly holding: HoldingFacts
  readonly preview: Preview
  /** Interest that full periods have paid already. */
  readonly paid: Fen
}

/** What withdrawing now pays, beside what maturity would: the difference is said before anything is confirmed. */
export function WithdrawEffect({ holding, preview, paid }: WithdrawEffectProps) {
  const [hidden, setHidden] = useAmountsHidden()
  const { principal, payout, preInterest, preRate, appointInterest, endDate } = preview
  const { floorBalance, demandRate = preRate } = holding
  const rate = floorBalance === undefined ? formatRate(preRate) : agreedRateText(holding, demandRate)
  const lost = interestLost(preview, paid)
  const daysLeft = holding.termDays - holding.days
  const couponLoss = couponLossSentence(preview)
  return (
    <>
      <Card>
        <View className="withdraw-effect__head">
          <View className="withdraw-effect__name">{holding.prodDesc}</View>
          <View className="withdraw-effect__eye">
            <EyeToggle hidden={hidden} onToggle={setHidden} />
          </View>
        </View>
        <View className="withdraw-effect__total">
          <View className="withdraw-effect__caption">预计到账本息</View>
          <Amount value={payout} size="hero" hidden={hidden} />
          <View className="withdraw-effect__caption">
            本金
            <Amount value={principal} hidden={hidden} className="withdraw-effect__principal" />
          </View>
        </View>
      </Card>
      <Card>
        <Effect
          hidden={hidden}
          figures={[
            { caption: '现在支取', amount: preInterest, note: `利息（年利率${rate}）` },
            {
              caption: '持有到期',
              amount: appointInterest,
              note: isDay(endDate) ? `利息，${formatDay(endDate)}` : '利息',
            },
          ]}
        />
        {paid > 0 && (
          <View className="withdraw-effect__paid">
            此前已付利息
            <Amount value={paid} hidden={hidden} />
            ，支取时不收回
          </View>
        )}
        {lost > 0 && (
          <EffectLoss>
            现在支取将少得利息
            <Amount value={lost} hidden={hidden} className="withdraw-effect__lost-amount" />
            {daysLeft > 0 && <View>{`再过${daysLeft}天不损失利息`}</View>}
          </EffectLoss>
        )}
        {couponLoss !== undefined && (
          <EffectLoss>
            {couponLoss}
            {couponLossRows(preview).map(({ label, amount }) => (
              <View key={label} className="withdraw-effect__coupon">
                {label}
                <Amount value={amount} hidden={hidden} className="withdraw-effect__lost-amount" />
              </View>
            ))}
          </EffectLoss>
        )}
      </Card>
    </>
  )
}
