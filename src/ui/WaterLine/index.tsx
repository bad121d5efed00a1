import { View } from '@tarojs/components'
import { classes } from '../classes'
import { role } from '../role'
import './WaterLine.scss'

export interface WaterLineProps {
  /** How much of the money is kept, 0 to 1; undefined while nobody knows, which shows no water. */
  readonly share: number | undefined
  /** Amounts are hidden: flat water of one height, whatever is kept. */
  readonly hidden?: boolean
  /** What a screen reader says of it; without one it is decoration, beside figures that say the same. */
  readonly label?: string
}

/** Hidden water stands here, of the card's height. */
const FLAT = 0.16
/** Where water stands when all is kept: below the card's figure, so that its line can be seen however much it is. */
const FULL = 0.66

/**
 * Money kept, as water at the foot of a card: of two thirds of its height it stands as high as the share that is
 * saved. It lies behind the card's text
 * and takes no taps; its colour is `--water-colour`.
 */
export function WaterLine({ share, hidden = false, label }: WaterLineProps) {
  const level = hidden ? FLAT : FULL * Math.min(1, Math.max(0, share ?? 0))
  return (
    <View
      className="ui-water-line"
      {...(label === undefined ? { 'aria-hidden': 'true' } : { ...role('img'), 'aria-label': label })}
    >
      <View
        className={classes('ui-water-line__level', hidden && 'is-flat')}
        style={{ '--ui-level': `${level * 100}%` } as Record<string, string>}
      />
    </View>
  )
}
