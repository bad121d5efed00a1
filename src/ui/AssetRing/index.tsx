import { Text, View } from '@tarojs/components'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money/fen'
import { Amount } from '../Amount'
import { percentages } from '../chart/geometry'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { ElderView } from '../Theme/elder'
import './AssetRing.scss'

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

export interface AssetRingProps {
  /** At most five parts. */
  readonly parts: readonly AssetPart[]
  readonly hidden?: boolean
  /** Shown in the middle of a ring. */
  readonly children?: ReactNode
}

const SLICE_COLOURS = 5
const colourOf = ({ hue }: Pick<AssetPart, 'hue'>, index: number): string =>
  `var(--colour-chart-${hue ?? (index % SLICE_COLOURS) + 1})`

/** Fewer parts are compared on a bar: two slices of a ring say nothing that their figures don't. */
const LEAST_SLICES = 3

/** Slices clockwise from the top, or from left to right; one grey band while amounts are hidden or there are none. */
function band(parts: readonly AssetPart[], shares: readonly number[], hidden: boolean, round: boolean): string {
  let from = 0
  const slices = parts.flatMap((part, index) => {
    const share = shares[index] ?? 0
    if (share === 0) return []
    const slice = `${colourOf(part, index)} ${from}% ${from + share}%`
    from += share
    return [slice]
  })
  const gradient = round ? 'conic-gradient(' : 'linear-gradient(90deg,'
  return hidden || slices.length === 0 ? 'var(--colour-skeleton)' : `${gradient}${slices.join(',')})`
}

const Row = ({ onPress, children }: Pick<AssetPart, 'onPress'> & { readonly children: ReactNode }) =>
  onPress ? (
    <Pressable role="link" className="ui-asset-ring__row is-pressable" onPress={onPress}>
      {children}
    </Pressable>
  ) : (
    <View className="ui-asset-ring__row">{children}</View>
  )

/** Something is never shown as nothing: less than half a per cent is `<1%`. */
const shareText = (amount: Fen, share = 0): string => (share === 0 && amount > 0 ? '<1%' : `${share}%`)

/**
 * The parts of the customer's money as a ring, or a bar of two or in large type, over a row each, which says its amount; screen readers read
 * the rows. It stands in a card that isn't padded.
 */
export function AssetRing({ parts, hidden = false, children }: AssetRingProps) {
  const shares = percentages(parts.map((part) => part.amount))
  // In large type the height of a ring is that of two rows.
  const flat = useContext(ElderView)
  const round = !flat && parts.filter(({ amount }) => hidden || amount > 0).length >= LEAST_SLICES
  const style = { '--ui-ring': band(parts, shares, hidden, round) } as Record<string, string>
  return (
    <>
      <View className="ui-asset-ring">
        {round ? (
          <View className="ui-asset-ring__circle">
            <View className="ui-asset-ring__band" style={style} aria-hidden="true" />
            <View className="ui-asset-ring__middle">{children}</View>
          </View>
        ) : (
          <View className="ui-asset-ring__bar" style={style} aria-hidden="true" />
        )}
      </View>
      {parts.map(({ label, hint, amount, hue, onPress }, index) => (
        <Row key={label} onPress={onPress}>
          <View
            className="ui-asset-ring__mark"
            style={{ '--ui-mark': colourOf({ hue }, index) } as Record<string, string>}
          />
          <View className="ui-asset-ring__main">
            <View>
              {label}
              {!hidden && <Text className="ui-asset-ring__share">{shareText(amount, shares[index])}</Text>}
            </View>
            {hint !== undefined && <View className="ui-asset-ring__hint">{hint}</View>}
          </View>
          <View className="ui-asset-ring__end">
            <Amount value={amount} hidden={hidden} symbol={false} />
            {onPress && <Icon name="arrow-right" size="small" tone="hint" className="ui-asset-ring__arrow" />}
          </View>
        </Row>
      ))}
    </>
  )
}
