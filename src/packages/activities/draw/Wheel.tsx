import { View } from '@tarojs/components'
import { missOdds, NO_PRIZE, oddsText } from '@/domain/draws/draw'
import { fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { classes } from '@/ui/classes'
import type { DrawFacts } from './campaign'
import './drawWheel.scss'

interface WheelProps {
  readonly prizes: DrawFacts['prizes']
  /** The light walks. */
  readonly playing: boolean
  /** Where it stopped. */
  readonly won: string | undefined
}

/** How long the light stays on one field. */
const STEP_MS = 120

/** One field a prize and one for none, with its odds; a light that walks over them and stops where the bank decided. */
export function Wheel({ prizes, playing, won }: WheelProps) {
  const fields = [
    ...prizes.map(({ prizeKey, kind, name, amount, left, odds = 0 }) => ({
      ...{ prizeKey, name: kind === 'RED_PACKET' ? `${formatShortAmount(fen(amount))}元${name}` : name },
      said: left > 0 ? `概率${oddsText(odds)}` : '已抽完',
    })),
    { prizeKey: NO_PRIZE, name: '未中奖', said: `概率${oddsText(missOdds(prizes))}` },
  ]
  return (
    <View className="draw-wheel">
      {fields.map(({ prizeKey, name, said }, at) => (
        <View
          key={prizeKey}
          className={classes('draw-wheel__field', playing && 'is-playing', !playing && won === prizeKey && 'is-won')}
          style={
            playing ? { animationDelay: `${at * STEP_MS}ms`, animationDuration: `${fields.length * STEP_MS}ms` } : {}
          }
        >
          <View className="draw-wheel__name">{name}</View>
          <View className="draw-wheel__said">{won === prizeKey && !playing ? '本次结果' : said}</View>
        </View>
      ))}
    </View>
  )
}
