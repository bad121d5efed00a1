import { View } from '@tarojs/components'
import { missOdds, NO_PRIZE, oddsText } from '@/domain/draws/draw'
import { labelsOf, sectorsOf } from '@/domain/draws/wheel'
import type { Sector } from '@/domain/draws/wheel'
import { fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { classes } from '@/ui/classes'
import type { DrawFacts } from './campaign'
import './drawWheel.scss'

interface WheelProps {
  readonly prizes: DrawFacts['prizes']
  /** How far it is turned in all, degrees. */
  readonly turned: number
  readonly turning: boolean
  /** What it has stopped at. */
  readonly won: string | undefined
}

/** Colours of prizes, in their order; none has the colour of the ground. */
const COLOURS = [1, 2, 3, 4, 5].map((nth) => `var(--colour-chart-${nth})`)
const colourOf = (prizeKey: string, at: number): string =>
  prizeKey === NO_PRIZE ? 'var(--colour-sunken)' : (COLOURS[at % COLOURS.length] ?? '')

const discOf = (sectors: readonly Sector[]): string =>
  `conic-gradient(${sectors.map(({ prizeKey, from, to }, at) => `${colourOf(prizeKey, at)} ${from}deg ${to}deg`).join(',')})`

/**
 * The wheel: a sector a prize, as large as its odds, so that the number that was drawn is the place at which it stops; a thin
 * sector's number stands outside, at the end of a line. Below, what each number is and its odds.
 */
export function Wheel({ prizes, turned, turning, won }: WheelProps) {
  const sectors = sectorsOf(prizes)
  const fields = sectors.map(({ prizeKey }) => fieldOf(prizes, prizeKey))
  return (
    <View className="draw-wheel">
      <View className="draw-wheel__stage" aria-hidden="true">
        <View
          className={classes('draw-wheel__turning', turning && 'is-turning')}
          style={{ transform: `rotate(${turned}deg)` }}
        >
          <View className="draw-wheel__disc" style={{ background: discOf(sectors) }} />
          {labelsOf(sectors).map(({ middle, at, outside }, nth) => (
            <View key={nth}>
              {outside && <View className="draw-wheel__line" style={{ transform: `rotate(${middle}deg)` }} />}
              <View
                className={classes('draw-wheel__mark', outside && 'is-outside')}
                style={{ transform: `rotate(${at}deg)` }}
              >
                <View className="draw-wheel__nth" style={{ transform: `rotate(${-at - turned}deg)` }}>
                  {nth + 1}
                </View>
              </View>
            </View>
          ))}
        </View>
        <View className="draw-wheel__pointer">
          <View className="draw-wheel__hub" />
        </View>
      </View>
      <View className="draw-wheel__fields">
        {fields.map(({ prizeKey, name, said }, at) => (
          <View key={prizeKey} className={classes('draw-wheel__field', !turning && won === prizeKey && 'is-won')}>
            <View
              className="draw-wheel__nth"
              style={{ borderColor: colourOf(prizeKey, at) }}
              aria-hidden="true"
            >{`${at + 1}`}</View>
            <View className="draw-wheel__name">{name}</View>
            <View className="draw-wheel__said">{won === prizeKey && !turning ? '本次结果' : said}</View>
          </View>
        ))}
      </View>
    </View>
  )
}

/** What a sector stands for. */
function fieldOf(prizes: DrawFacts['prizes'], prizeKey: string) {
  const prize = prizes.find((one) => one.prizeKey === prizeKey)
  if (!prize) return { prizeKey, name: '未中奖', said: `概率${oddsText(missOdds(prizes))}` }
  const { kind, name, amount, left, odds = 0 } = prize
  return {
    prizeKey,
    name: kind === 'RED_PACKET' ? `${formatShortAmount(fen(amount))}元${name}` : name,
    said: left > 0 ? `概率${oddsText(odds)}` : '已抽完',
  }
}
