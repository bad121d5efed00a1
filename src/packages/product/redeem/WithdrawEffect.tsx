import { View } from '@tarojs/components'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { formatRate } from '@/domain/money/format'
import { agreedRateText } from '@/products/model/rates'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { EyeToggle } from '@/ui/EyeToggle'
import { Effect, EffectLoss } from '@/features/order/Effect'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { bothWays, couponLossRows, couponLossSentence } from './redeem'
import type { Preview } from './redeem'
import './WithdrawEffect.scss'

interface WithdrawEffectProps {
  readonly holding: HoldingFacts
  readonly preview: Preview
}

/**
 * What withdrawing now costs against keeping it, in amber: the interest and in how many days nothing is lost, and what
 * becomes of a coupon. Nothing where nothing is lost.
 */
export function WithdrawLoss({
  holding,
  preview,
  hidden = false,
}: WithdrawEffectProps & { readonly hidden?: boolean }) {
  const { lost } = bothWays(preview, holding.accumulatedIncome)
  const daysLeft = holding.termDays - holding.days
  const couponLoss = couponLossSentence(preview)
  return (
    <>
      {lost > 0 && (
        <EffectLoss>
          {'现在支取将少得利息 '}
          <Amount value={lost} hidden={hidden} className="withdraw-effect__lost-amount" />
          {daysLeft > 0 && <View>{`${daysLeft}天后可得全部利息`}</View>}
        </EffectLoss>
      )}
      {couponLoss !== undefined && (
        <EffectLoss>
          {couponLoss}
          {couponLossRows(preview).map(({ label, amount }) => (
            <View key={label} className="withdraw-effect__coupon">
              {`${label} `}
              <Amount value={amount} hidden={hidden} className="withdraw-effect__lost-amount" />
            </View>
          ))}
        </EffectLoss>
      )}
    </>
  )
}

/** What withdrawing now pays, beside what maturity would: the difference is said before anything is confirmed. */
export function WithdrawEffect({ holding, preview }: WithdrawEffectProps) {
  const [hidden, setHidden] = useAmountsHidden()
  const { principal, payout, preInterest, preRate, endDate } = preview
  const { accumulatedIncome: paid, floorBalance, demandRate = preRate } = holding
  const rate = floorBalance === undefined ? formatRate(preRate) : agreedRateText(holding, demandRate)
  const { now, end } = bothWays(preview, paid)
  const including = paid > 0 ? '，含已付利息' : ''
  return (
    <>
      <Card>
        <View className="withdraw-effect__head">
          <View className="withdraw-effect__name">{holding.prodDesc}</View>
          <EyeToggle hidden={hidden} onToggle={setHidden} />
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
      <Card className="withdraw-effect__ways">
        {/* First, so that it is in sight with the button on the smallest phone. */}
        <WithdrawLoss holding={holding} preview={preview} hidden={hidden} />
        <Effect
          hidden={hidden}
          figures={[
            {
              caption: '现在支取',
              amount: now,
              note: paid > 0 ? `利息${including}` : `利息（年利率${rate}）`,
            },
            {
              caption: '持有到期',
              amount: end,
              note: isDay(endDate) ? `利息${including}，${formatDay(endDate)}` : `利息${including}`,
            },
          ]}
          rows={
            paid > 0
              ? [
                  { label: '此前已付利息，支取时不收回', amount: paid },
                  { label: `本次支付利息（年利率${rate}）`, amount: preInterest },
                ]
              : []
          }
        />
      </Card>
    </>
  )
}
