import { View } from '@tarojs/components'
import { missOdds, NO_PRIZE, oddsText } from '@/domain/draw/draw'
import { labelsOf, lineOf, sectorsOf } from '@/domain/draw/wheel'
import type { Label, Sector } from '@/domain/draw/wheel'
import { fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { goneTo, netText, presentOdds } from '@/features/draws/oddsLines'
import { classes } from '@/ui/classes'
import type { DrawFacts } from './campaign'
import './drawWheel.scss'

interface WheelProps {
  readonly facts: DrawFacts
  /** How far it is turned in all, degrees. */
  readonly turned: number
  readonly turning: boolean
  /** What it has stopped at. */
  readonly won: string | undefined
}

/** Colours of prizes, in their order; none has the colour of the ground. */
const COLOURS = [1, 2, 3, 4, 5].map((nth) => `var(--colour-chart-${nth})`)
const colourOf = ({ prizeKey, isGone }: Field, at: number): string =>
  isGone
    ? 'var(--colour-outline)'
    : prizeKey === NO_PRIZE
      ? 'var(--colour-sunken)'
      : (COLOURS[at % COLOURS.length] ?? '')

const discOf = (sectors: readonly Sector[], colours: readonly string[]): string =>
  `conic-gradient(${sectors.map(({ from, to }, at) => `${colours[at] ?? ''} ${from}deg ${to}deg`).join(',')})`

/**
 * The wheel: a sector a prize, as large as its odds, so that the number that was drawn is the place at which it stops; a thin
 * sector's number stands outside, at the end of a line. Below, what each number is and its odds.
 */
export function Wheel({ facts, turned, turning, won }: WheelProps) {
  const sectors = sectorsOf(facts.prizes)
  const fields = sectors.map(({ prizeKey }) => fieldOf(facts, prizeKey))
  const colours = fields.map(colourOf)
  const labels = labelsOf(sectors)
  return (
    <View className={classes('draw-wheel', !labels.some(({ outside }) => outside) && 'is-rimless')}>
      <View className="draw-wheel__stage" aria-hidden="true">
        <View
          className={classes('draw-wheel__turning', turning && 'is-turning')}
          style={{ transform: `rotate(${turned}deg)` }}
        >
          <View className="draw-wheel__disc" style={{ background: discOf(sectors, colours) }} />
          {labels.map(({ middle, at, outside }, nth) => (
            <View key={nth}>
              {outside && <Line middle={middle} at={at} outside />}
              <View
                className={classes('draw-wheel__mark', outside && 'is-outside')}
                style={{ transform: `rotate(${at}deg)` }}
              >
                <View
                  className={classes('draw-wheel__nth', fields[nth]?.isGone && 'is-gone')}
                  style={{ transform: `rotate(${-at - turned}deg)`, ...(outside && { borderColor: colours[nth] }) }}
                >
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
        {fields.map(({ prizeKey, name, said, hint, isGone }, at) => (
          <View
            key={prizeKey}
            className={classes('draw-wheel__field', isGone && 'is-gone', !turning && won === prizeKey && 'is-won')}
          >
            <View
              className={classes('draw-wheel__nth', isGone && 'is-gone')}
              style={{ borderColor: prizeKey === NO_PRIZE ? 'var(--colour-outline)' : colours[at] }}
              aria-hidden="true"
            >{`${at + 1}`}</View>
            <View className="draw-wheel__name">
              <View className="draw-wheel__called">{name}</View>
              {hint !== undefined && <View className="draw-wheel__hint">{hint}</View>}
            </View>
            <View className="draw-wheel__said">{won === prizeKey && !turning ? '本次结果' : said}</View>
          </View>
        ))}
      </View>
    </View>
  )
}

function Line(label: Label) {
  const { lean, stretch } = lineOf(label)
  return (
    <View className="draw-wheel__line" style={{ transform: `rotate(${label.middle}deg)` }}>
      <View className="draw-wheel__stroke" style={{ transform: `rotate(${lean}deg) scaleY(${stretch})` }} />
    </View>
  )
}

interface Field {
  readonly prizeKey: string
  readonly name: string
  readonly said: string
  /** What money brings after tax; of what is used up, what has become of its odds. */
  readonly hint?: string
  readonly isGone: boolean
}

/** What a sector stands for. */
function fieldOf(facts: DrawFacts, prizeKey: string): Field {
  const { prizes } = facts
  const prize = prizes.find((one) => one.prizeKey === prizeKey)
  if (!prize) return { prizeKey, name: '未中奖', said: presentOdds(facts, NO_PRIZE, missOdds(prizes)), isGone: false }
  const { kind, amount, left, odds = 0 } = prize
  const paid = kind === 'RED_PACKET'
  const name = paid ? `${formatShortAmount(fen(amount))}元${prize.name}` : prize.name
  const said = `概率${oddsText(odds)}`
  if (left > 0)
    return {
      ...{ prizeKey, name, said: presentOdds(facts, prizeKey, odds), isGone: false },
      ...(paid && { hint: netText(prize) }),
    }
  return { prizeKey, name, said: '已抽完', hint: `${said}${goneTo(facts, prize) ?? ''}`, isGone: true }
}
