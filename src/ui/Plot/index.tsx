import { View } from '@tarojs/components'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import controls from '@/platform/controls'
import type { Box } from '@/platform/controls'
import { tracing } from '@/platform/tracing'
import { areaStencil, coursePath, liftOf, strokeStencil } from '../chart/geometry'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import './Plot.scss'

export interface PlotMark {
  /** Shares of the drawing's width and of the scale's highest value, 0 to 1. */
  readonly at: number
  readonly height: number
  /** The day, as a person says it: 11月21日. */
  readonly label: string
  /** Its value with the unit. */
  readonly value: string
}

export interface PlotProps {
  /** In order, from left to right. */
  readonly marks: readonly PlotMark[]
  /** What a screen reader says of the whole. */
  readonly summary: string
  /** What the axis begins and ends with, with the unit, and what stands under its two ends; bars have names of their own. */
  readonly scale?: readonly [lowest: string, highest: string]
  readonly ends?: readonly [string, string]
  /** The mark of now, which is the one that is said at first; the last without one. */
  readonly now?: { readonly index: number; readonly caption: string }
  /** What is between two marks: 天. */
  readonly step?: string
  /** Amounts are hidden, so nothing is drawn that shows them. */
  readonly hidden?: boolean
  /** Drawn instead of a line through the marks. */
  readonly children?: (chosen: number) => ReactNode
}

const perCent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** The mark next to a place, as a share of the drawing's width. */
export const nearestMark = (marks: readonly Pick<PlotMark, 'at'>[], place: number): number =>
  marks.reduce(
    (best, { at }, index) => (Math.abs(at - place) < Math.abs((marks[best]?.at ?? 0) - place) ? index : best),
    0,
  )

/** Which mark is said: where a finger or a mouse is, or a step beside the last. */
function useChosen({ marks, now }: PlotProps, id: string) {
  const [picked, setPicked] = useState<number>()
  const box = useRef<Promise<Box | undefined>>()
  const chosen = Math.min(picked ?? now?.index ?? marks.length, marks.length - 1)
  const reach = async (x: number, begins: boolean): Promise<void> => {
    if (begins || !box.current) box.current = controls.boxOf(id)
    const drawn = await box.current
    if (drawn && drawn.width > 0) setPicked(nearestMark(marks, (x - drawn.left) / drawn.width))
  }
  return { chosen, setPicked, handlers: tracing.handlers((x, begins) => void reach(x, begins)) }
}

function Line({ marks }: Pick<PlotProps, 'marks'>) {
  // One mark alone is a level.
  const path = coursePath(
    marks.length > 1
      ? marks
      : marks.flatMap((mark) => [
          { ...mark, at: 0 },
          { ...mark, at: 1 },
        ]),
  )
  return (
    <View
      className="ui-plot__drawing"
      style={{ '--ui-line': strokeStencil(path), '--ui-area': areaStencil(path) } as Record<string, string>}
    >
      <View className="ui-plot__area" />
      <View className="ui-plot__line" />
    </View>
  )
}

interface StepProps {
  readonly to: number
  readonly count: number
  readonly icon: 'arrow-left' | 'arrow-right'
  readonly label: string
  readonly onStep: (to: number) => void
}

const Step = ({ to, count, icon, label, onStep }: StepProps) => (
  <Pressable className="ui-plot__step" label={label} disabled={to < 0 || to >= count} onPress={() => onStep(to)}>
    <Icon name={icon} size="small" />
  </Pressable>
)

/** A drawing over days that answers: a finger, a mouse or the two arrows choose a day, and its value stands above. */
export function Plot(props: PlotProps) {
  const { marks, summary, scale, ends, now, step = '天', hidden = false, children } = props
  const id = `plot${useId().replace(/:/g, '')}`
  const { chosen, setPicked, handlers } = useChosen(props, id)
  const mark = marks[chosen]
  const today = now && marks[now.index]
  if (hidden || !mark) {
    return (
      <View className="ui-plot" {...role('img')} aria-label={hidden ? '走势已隐藏' : summary}>
        <View className="ui-plot__frame is-hidden">{hidden ? '******' : ''}</View>
      </View>
    )
  }
  const stepTo = (by: number, icon: StepProps['icon'], label: string) => (
    <Step to={chosen + by} count={marks.length} icon={icon} label={label} onStep={setPicked} />
  )
  return (
    <View className="ui-plot">
      <View className="ui-plot__reading">
        {stepTo(-1, 'arrow-left', `前一${step}`)}
        <View className="ui-plot__said" {...role('status')} aria-live="polite">
          <View className="ui-plot__label">{chosen === now?.index ? `${mark.label} ${now.caption}` : mark.label}</View>
          <View className="ui-plot__value">{mark.value}</View>
        </View>
        {stepTo(1, 'arrow-right', `后一${step}`)}
      </View>
      <View id={id} {...handlers} {...role('img')} aria-label={summary}>
        <View className="ui-plot__frame">
          {scale && <View className="ui-plot__scale is-high">{scale[1]}</View>}
          {scale && <View className="ui-plot__scale is-low">{scale[0]}</View>}
          {children ? children(chosen) : <Line marks={marks} />}
          {today && <View className="ui-plot__today" style={{ left: perCent(today.at) }} />}
          {!children && <View className="ui-plot__rule" style={{ left: perCent(mark.at) }} />}
          {!children && (
            <View className="ui-plot__point" style={{ left: perCent(mark.at), bottom: perCent(liftOf(mark.height)) }} />
          )}
        </View>
        <View className="ui-plot__ends">
          <View>{ends?.[0]}</View>
          <View>{ends?.[1]}</View>
        </View>
      </View>
    </View>
  )
}
