import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money/fen'
import { Amount } from '../Amount'
import { percentages } from '../chart/geometry'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import './AssetBar.scss'

export interface AssetPart {
  readonly label: string
  /** A second line under the label. */
  readonly hint?: ReactNode
  readonly amount: Fen
  /** Which of the charts' colours is its own; by its place among the parts without one. */
  readonly hue?: 1 | 2 | 3 | 4 | 5 | 6
  /** Opens what the part is made of. */
  readonly onPress?: () => void
}

export interface AssetBarProps {
  /** At most five parts. */
  readonly parts: readonly AssetPart[]
  readonly hidden?: boolean
}

const SLICE_COLOURS = 5
const colourOf = ({ hue }: Pick<AssetPart, 'hue'>, index: number): string =>
  `var(--colour-chart-${hue ?? (index % SLICE_COLOURS) + 1})`

/** Slices from left to right; one grey band while amounts are hidden or there are none. */
function band(parts: readonly AssetPart[], shares: readonly number[], hidden: boolean): string {
  let from = 0
  const slices = parts.flatMap((part, index) => {
    const share = shares[index] ?? 0
    if (share === 0) return []
    const slice = `${colourOf(part, index)} ${from}% ${from + share}%`
    from += share
    return [slice]
  })
  return hidden || slices.length === 0 ? 'var(--colour-skeleton)' : `linear-gradient(90deg,${slices.join(',')})`
}

const Row = ({ onPress, children }: Pick<AssetPart, 'onPress'> & { readonly children: ReactNode }) =>
  onPress ? (
    <Pressable role="link" className="ui-asset-bar__row is-pressable" onPress={onPress}>
      {children}
    </Pressable>
  ) : (
    <View className="ui-asset-bar__row">{children}</View>
  )

/** Something is never shown as nothing: less than half a per cent is `<1%`. */
const shareText = (amount: Fen, share = 0): string => (share === 0 && amount > 0 ? '<1%' : `${share}%`)

/**
 * The parts of the customer's money, the largest first, as a bar over a row each, which says its amount; screen readers read
 * the rows. It stands in a card that isn't padded. While amounts are hidden the order says nothing of them.
 */
export function AssetBar({ parts: given, hidden = false }: AssetBarProps) {
  const parts = hidden ? given : [...given].sort((a, b) => b.amount - a.amount)
  const shares = percentages(parts.map((part) => part.amount))
  const style = { '--ui-bar': band(parts, shares, hidden) } as Record<string, string>
  return (
    <>
      <View className="ui-asset-bar__space">
        <View className="ui-asset-bar" style={style} aria-hidden="true" />
      </View>
      {parts.map(({ label, hint, amount, hue, onPress }, index) => (
        <Row key={label} onPress={onPress}>
          <View
            className="ui-asset-bar__mark"
            style={{ '--ui-mark': colourOf({ hue }, index) } as Record<string, string>}
          />
          <View className="ui-asset-bar__main">
            <View>
              {label}
              {!hidden && <Text className="ui-asset-bar__share">{shareText(amount, shares[index])}</Text>}
            </View>
            {hint !== undefined && <View className="ui-asset-bar__hint">{hint}</View>}
          </View>
          <View className="ui-asset-bar__end">
            <Amount value={amount} hidden={hidden} />
            {onPress && <Icon name="arrow-right" size="small" tone="hint" className="ui-asset-bar__arrow" />}
          </View>
        </Row>
      ))}
    </>
  )
}
