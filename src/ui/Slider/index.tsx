import { View } from '@tarojs/components'
import { useId, useRef } from 'react'
import { chosenProps } from '@/platform/chosen'
import controls from '@/platform/controls'
import type { Box } from '@/platform/controls'
import { slideKeys } from '@/platform/slide'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import './Slider.scss'

export interface SliderProps {
  /** What is chosen on it: 存期. */
  readonly label: string
  /** How many values there are, at equal distances; at least two. */
  readonly count: number
  /** The chosen one, from 0. */
  readonly at: number
  readonly onChange: (at: number) => void
  /** The chosen value as it is read out. */
  readonly spoken: string
  /** The names of one value less and one more. */
  readonly steps: readonly [string, string]
  /** Values at which something turns, marked on the track. */
  readonly marks?: readonly number[]
}

const perCent = (share: number): string => `${share * 100}%`

/** One of many values in order, chosen with a finger, with keys, or a step at a time. */
export function Slider({ label, count, at, onChange, spoken, steps, marks = [] }: SliderProps) {
  const id = `slider${useId().replace(/:/g, '')}`
  const box = useRef<Promise<Box | undefined>>()
  const last = count - 1
  const choose = (next: number): void => {
    const within = Math.min(last, Math.max(0, Math.round(next)))
    if (within !== at) onChange(within)
  }
  const follow = ({ x }: { readonly x: number }): void =>
    void box.current?.then((drawn) => drawn && choose(((x - drawn.left) / drawn.width) * last))
  const stroke = controls.strokeHandlers({
    onStart: (point) => {
      box.current = controls.boxOf(id)
      follow(point)
    },
    onMove: follow,
    onEnd: () => {
      box.current = undefined
    },
  })
  const step = (by: 1 | -1) => (
    <Pressable
      className="ui-slider__step"
      label={steps[by < 0 ? 0 : 1]}
      disabled={by < 0 ? at === 0 : at === last}
      onPress={() => choose(at + by)}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size="small" />
    </Pressable>
  )
  return (
    <View className="ui-slider">
      {step(-1)}
      <View
        className="ui-slider__control"
        {...role('slider')}
        {...{ tabIndex: 0 }}
        {...slideKeys((by) => choose(at + by))}
        {...chosenProps({ name: label, text: spoken, at, count })}
        {...stroke}
      >
        <View id={id} className="ui-slider__track">
          <View className="ui-slider__done" style={{ width: perCent(at / last) }} />
          {marks.map((mark) => (
            <View key={mark} className="ui-slider__mark" style={{ left: perCent(mark / last) }} />
          ))}
          <View className="ui-slider__notch" style={{ left: perCent(at / last) }} />
        </View>
      </View>
      {step(1)}
    </View>
  )
}
