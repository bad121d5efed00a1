import { View } from '@tarojs/components'
import type { ProductFacts } from '@/contract/product/productFacts'
import { formatRate, formatShortAmount } from '@/domain/money/format'
import type { Fen } from '@/domain/money/fen'
import { curveOf } from '@/products/model/curve'
import type { Curve } from '@/products/model/curve'
import { isLeastInterest, rateAfter } from '@/products/model/estimate'
import { heldExamples } from '@/products/model/held'
import { daysBetween, isDay } from '@/domain/dates/day'
import { elderMode } from '@/session/preferences'
import { useValue } from '@/session/store'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Rate } from '@/ui/Rate'
import { RateCurve } from '@/ui/RateCurve'
import { CardTitle } from '../CardTitle'
import { role } from '@/ui/role'
import { exampleAmount } from './atMaturity'
import './RatesCard.scss'

/** More steps than these don't fit beside each other: they stand one under another, every rate in sight. */
const STEPS_ABREAST = 4
const ELDER_STEPS_ABREAST = 2

/** Each tier in a line: since when, how it compares, and its rate. */
function Tiers({ steps }: { readonly steps: Curve['steps'] }) {
  const highest = Math.max(...steps.map(({ rate }) => rate))
  return (
    <View {...role('list')}>
      {steps.map(({ label, rate }) => (
        <View key={label} className="rates-card__tier" {...role('listitem')}>
          <View className="rates-card__since">{label}</View>
          <View className="rates-card__track">
            <View className="rates-card__bar" style={{ width: `${(rate / highest) * 100}%` }} />
          </View>
          <Rate rate={rate} />
        </View>
      ))}
    </View>
  )
}

interface RatesCardProps {
  readonly facts: ProductFacts
  /** Instead of an example. */
  readonly meant?: Fen | undefined
}

/** The rates by time held, and what withdrawing after some time brings. Nothing for a product without agreed rates. */
export function RatesCard({ facts, meant }: RatesCardProps) {
  const elder = useValue(elderMode.value)
  const curve = curveOf(facts)
  const amount = meant ?? exampleAmount(facts.minAmt)
  const examples = heldExamples(facts, amount)
  if (!curve && examples.length === 0) return null
  const long = curve !== undefined && curve.steps.length > (elder ? ELDER_STEPS_ABREAST : STEPS_ABREAST)
  const rateText = (on: string): string =>
    isDay(on) && isDay(facts.startDate) ? formatRate(rateAfter(facts, daysBetween(facts.startDate, on))) : ''
  const uniform = facts.floorBalance === undefined && facts.floorRate === undefined && facts.payoutPeriod === undefined
  return (
    <Card>
      <CardTitle>{curve?.title ?? '支取利息'}</CardTitle>
      {curve && (long ? <Tiers steps={curve.steps} /> : <RateCurve steps={curve.steps} caption={curve.title} />)}
      {examples.length > 0 && (
        <View className="rates-card__examples">
          <View className="rates-card__row rates-card__row--head">
            <View>{`存入${formatShortAmount(amount)}元`}</View>
            <View>{isLeastInterest(facts) ? '预计利息（到期为保底）' : '预计利息'}</View>
          </View>
          {examples.map(({ label, on, interest }) => (
            <View key={label} className="rates-card__row">
              <View>
                {label}
                {uniform && <View className="rates-card__rate">{`年利率${rateText(on)}`}</View>}
              </View>
              <Amount value={interest} />
            </View>
          ))}
          <View className="rates-card__note">利息为预估，四舍五入可能存在细微差异，实际以到账为准。</View>
        </View>
      )}
    </Card>
  )
}
