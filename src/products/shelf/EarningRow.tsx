import { View } from '@tarojs/components'
import { formatShortAmount } from '@/domain/money/format'
import { Amount } from '@/ui/Amount'
import { Icon } from '@/ui/Icon'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { Pressable } from '@/ui/Pressable'
import { classes } from '@/ui/classes'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { shapeOf } from '../model/earnings'
import type { Earning } from '../model/earnings'
import { familyColour } from '../model/familyColour'
import { rateTextOf } from '../model/figure'
import './EarningRow.scss'

interface EarningRowProps {
  readonly earning: Earning
  /** What it means beside the other lines. */
  readonly words: string | undefined
  /** Undefined while products are opened and not chosen. */
  readonly picked: boolean | undefined
  readonly onPress: () => void
}

/** Why there is no figure; undefined where there is one. */
export function obstacleOf({ product: { facts }, lacks, refusal }: Earning): string | undefined {
  if (lacks !== undefined) return `还差 ¥${formatShortAmount(lacks)}`
  if (refusal === 'NotAStep') return `以${formatShortAmount(facts.stepAmt)}元递增`
  return refusal === 'AboveMaximum' ? `最多¥${formatShortAmount(facts.maxAmt)}` : undefined
}

/** A family on the shelf: what the amount earns with it, and what that is beside the others. */
export function EarningRow({ earning, words, picked, onPress }: EarningRowProps) {
  const { product, interest } = earning
  const { facts, family } = product
  const shape = shapeOf(facts)
  const obstacle = obstacleOf(earning)
  return (
    <Pressable
      className="earning-row"
      style={familyColour(family)}
      {...(picked === undefined ? { role: 'link' } : { role: 'checkbox', checked: picked })}
      onPress={onPress}
    >
      <View className="earning-row__body">
        <View className="earning-row__line">
          <View className="earning-row__name">{facts.productName}</View>
          {obstacle === undefined ? (
            <Amount value={interest ?? '--'} size="title" />
          ) : (
            <View className="earning-row__obstacle">{obstacle}</View>
          )}
        </View>
        {words !== undefined && <View className="earning-row__words">{unbroken(words)}</View>}
        <View className="earning-row__line earning-row__line--small">
          <View className="earning-row__rate">{`年利率 ${rateTextOf(facts)}`}</View>
          <InsuranceMark />
          {shape !== undefined && <View>{shape}</View>}
        </View>
      </View>
      <View className="earning-row__end">
        {picked === undefined ? (
          <Icon name="arrow-right" size="small" tone="hint" />
        ) : (
          <View className={classes('earning-row__box', picked && 'is-picked')}>
            {picked && <Icon name="check" size="small" />}
          </View>
        )}
      </View>
    </Pressable>
  )
}
