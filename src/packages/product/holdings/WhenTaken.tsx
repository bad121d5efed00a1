import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import type { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { formatChineseDay, formatDay } from '@/domain/dates/format'
import { formatAmount } from '@/domain/money/format'
import { agreedRateText } from '@/products/model/rates'
import { isLeastInterest } from '@/products/model/estimate'
import { Amount } from '@/ui/Amount'
import { Icon } from '@/ui/Icon'
import { Slider } from '@/ui/Slider'
import { restOfTerm, rewardAtEnd } from './taken'
import type { RestOfTerm, Taken } from './taken'
import './WhenTaken.scss'

interface WhenTakenProps {
  readonly detail: ResponseOf<typeof queryHoldingDetail>
  readonly hidden: boolean
}

const spokenOf = ({ on, value, lost }: Taken, isHad: boolean, hidden: boolean): string => {
  const day = formatChineseDay(on)
  if (hidden) return `${day}，金额已隐藏`
  if (!isHad) return `${day}的本息${formatAmount(value)}元，暂不可支取`
  const less = lost > 0 ? `，少得${formatAmount(lost)}元` : ''
  return `${day}取得到${formatAmount(value)}元${less}`
}

/** @param isHad whether it may be withdrawn on that day, as far as today says */
const captionOf = ({ on }: Taken, after: number, isHad: boolean): string =>
  after > 0 ? `${formatDay(on)}取得到` : isHad ? '现在支取得到' : '今天的本息'

/** What is lost on the chosen day, in the ink that warns as everywhere. */
const Lost = ({ taken: { lost }, hidden }: { readonly taken: Taken; readonly hidden: boolean }) =>
  lost > 0 ? (
    <View className="when-taken__lost">
      <Icon name="warning" size="small" tone="warning" />
      <View>
        少得
        <Amount value={lost} hidden={hidden} className="when-taken__lost-amount" />
      </View>
    </View>
  ) : (
    <View className="when-taken__note">不少得</View>
  )

/** The days between today and the end, from which one is chosen. */
const Days = ({
  rest,
  taken,
  after,
  isHad,
  hidden,
  onChange,
}: {
  readonly rest: RestOfTerm
  readonly taken: Taken
  readonly after: number
  readonly isHad: boolean
  readonly hidden: boolean
  readonly onChange: (after: number) => void
}) => (
  <>
    <View className="when-taken__how">拖动，看哪天取得多少</View>
    <Slider
      label="哪天取"
      count={rest.days + 1}
      at={after}
      onChange={onChange}
      spoken={spokenOf(taken, isHad, hidden)}
      steps={['早一天', '晚一天']}
      marks={rest.turns}
    />
    <View className="when-taken__ends">
      <View>今天</View>
      <View>{`${rest.days}天后到期`}</View>
    </View>
  </>
)

/** What an open deposit comes to now and at its end, and between them on any day: the cost of leaving early, in yuan. */
export function WhenTaken({ detail, hidden }: WhenTakenProps) {
  const [after, setAfter] = useState(0)
  const rest = restOfTerm(detail)
  if (!rest) return null
  const { holding } = detail
  const taken = rest.after(after)
  const isHad = after > 0 || detail.withdrawable
  const atEnd = rest.after(rest.days)
  const rate = agreedRateText(holding, holding.demandRate ?? holding.preRate)
  return (
    <View className="when-taken">
      <View className="when-taken__posts">
        <View className="when-taken__post">
          <View className="when-taken__caption">{captionOf(taken, after, isHad)}</View>
          <Amount value={taken.value} size="title" hidden={hidden} />
          <Lost taken={taken} hidden={hidden} />
        </View>
        <View className="when-taken__post when-taken__post--end">
          <View className="when-taken__caption">
            {isLeastInterest({ productType: holding.prodType }) ? '到期至少得到' : '到期得到'}
          </View>
          <Amount value={atEnd.value} size="title" hidden={hidden} />
          <View className="when-taken__note">{`年利率 ${rate}`}</View>
        </View>
      </View>
      {rest.days > 0 && (
        <Days rest={rest} taken={taken} after={after} isHad={isHad} hidden={hidden} onChange={setAfter} />
      )}
      {holding.accumulatedIncome > 0 && <View className="when-taken__note">已付的利息另计，支取时不收回。</View>}
      {detail.coupon?.kind === 'cash' && <View className="when-taken__note">到期前支取已减去要扣回的优惠券抵扣。</View>}
      {rewardAtEnd(detail) > 0 && <View className="when-taken__note">到期得到含加息奖励，另行入账。</View>}
    </View>
  )
}
