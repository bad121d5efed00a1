import { View } from '@tarojs/components'
import type { BasisPoints } from '@/domain/money/fen'
import { formatRate } from '@/domain/money/format'
import { areaStencil, HEIGHT, scaleOf, shareOf, stairPath, strokeStencil } from '../chart/geometry'
import { classes } from '../classes'
import { role } from '../role'
import './RateCurve.scss'

export interface RateStep {
  /** The time held from which it applies: 存满3个月. Short, because it is shown under its step. */
  readonly label: string
  readonly rate: BasisPoints
}

export interface RateCurveProps {
  /** In order of the time held; at most six are readable. */
  readonly steps: readonly RateStep[]
  /** In a holding: the index of the step that applies today. */
  readonly current?: number
  readonly caption?: string
}

/** The rate by the time held. */
export function RateCurve({ steps, current, caption = '存得越久，利率越高' }: RateCurveProps) {
  const rates = steps.map((step) => step.rate)
  const path = stairPath(rates)
  const scale = scaleOf(rates)
  const spoken = `${caption}：${steps.map((step) => `${step.label}${formatRate(step.rate)}`).join('，')}`
  // In large type there is room only for the first, the last and today's step; the sentence has them all.
  const isKey = (index: number): boolean => index === 0 || index === steps.length - 1 || index === current
  const now = current === undefined ? undefined : steps[current]
  return (
    <View
      className="ui-rate-curve"
      {...role('img')}
      aria-label={now ? `${spoken}。当前${formatRate(now.rate)}` : spoken}
    >
      <View
        className="ui-rate-curve__plot"
        style={{ '--ui-line': strokeStencil(path), '--ui-area': areaStencil(path) } as Record<string, string>}
      >
        <View className="ui-rate-curve__area" />
        <View className="ui-rate-curve__line" />
        {steps.map((step, index) => (
          <View
            key={step.label}
            className={classes('ui-rate-curve__rate', index === current && 'is-current', !isKey(index) && 'is-minor')}
            style={{
              left: `${(index / steps.length) * 100}%`,
              width: `${100 / steps.length}%`,
              bottom: `${(shareOf(step.rate, scale) * (HEIGHT - 8) + 8) / (HEIGHT / 100)}%`,
            }}
          >
            {formatRate(step.rate)}
          </View>
        ))}
      </View>
      <View className="ui-rate-curve__labels">
        {steps.map((step, index) => (
          <View key={step.label} className={classes('ui-rate-curve__label', index === current && 'is-current')}>
            {step.label}
          </View>
        ))}
      </View>
    </View>
  )
}
