import { View } from '@tarojs/components'
import { formatShortAmount } from '@/domain/money/format'
import type { Fen } from '@/domain/money/fen'
import { Amount } from '@/ui/Amount'
import { Icon } from '@/ui/Icon'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { Pressable } from '@/ui/Pressable'
import { classes } from '@/ui/classes'
import { shapeOf } from '../model/earnings'
import type { Earning } from '../model/earnings'
import { familyColour } from '../model/familyColour'
import { rateTextOf } from '../model/figure'
import './EarningRow.scss'

interface EarningRowProps {
  readonly earning: Earning
  /** What the best of the list brings; every bar is a share of it. */
  readonly most: Fen
  readonly picked: boolean
  readonly onOpen: () => void
  readonly onPick: () => void
}

/** Why there is no figure; undefined where there is one. */
function obstacleOf({ product: { facts }, lacks, refusal }: Earning): string | undefined {
  if (lacks !== undefined) return `还差 ¥${formatShortAmount(lacks)}`
  if (refusal === 'NotAStep') return `以${formatShortAmount(facts.stepAmt)}元递增`
  return refusal === 'AboveMaximum' ? `最多¥${formatShortAmount(facts.maxAmt)}` : undefined
}

/** A family on the shelf: what the amount earns with it, as a figure and as a bar. */
export function EarningRow({ earning, most, picked, onOpen, onPick }: EarningRowProps) {
  const { product, interest } = earning
  const { facts, family } = product
  const rate = rateTextOf(facts)
  const shape = shapeOf(facts)
  const obstacle = obstacleOf(earning)
  return (
    <View className="earning-row" style={familyColour(family)}>
      <Pressable className="earning-row__open" role="link" onPress={onOpen}>
        <View className="earning-row__line">
          <View className="earning-row__name">{facts.productName}</View>
          {obstacle === undefined ? (
            <Amount value={interest ?? '--'} size="title" />
          ) : (
            <View className="earning-row__obstacle">{obstacle}</View>
          )}
        </View>
        {interest !== undefined && (
          <View className="earning-row__bar">
            <View className="earning-row__length" style={{ width: `${most > 0 ? (interest / most) * 100 : 0}%` }} />
          </View>
        )}
        <View className="earning-row__line earning-row__line--small">
          <View className="earning-row__rate">{`年利率 ${rate}`}</View>
          {shape !== undefined && <View>{shape}</View>}
          <InsuranceMark />
        </View>
      </Pressable>
      <Pressable
        className="earning-row__tick"
        role="checkbox"
        checked={picked}
        label={`对比${facts.productName}`}
        onPress={onPick}
      >
        <View className={classes('earning-row__box', picked && 'is-picked')}>
          {picked && <Icon name="check" size="small" />}
        </View>
      </Pressable>
    </View>
  )
}
