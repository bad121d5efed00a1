import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import controls from '@/platform/controls'
import type { Box } from '@/platform/controls'
import { Button } from '../Button'
import { classes } from '../classes'
import { Pressable } from '../Pressable'
import { role } from '../role'
import { extendPath, linesOf, pointAt, POINTS } from './path'
import './GesturePad.scss'

export interface GesturePadProps {
  /** Gets the points in order, 0 to 8 by rows. A result of false means wrong: the pad shakes and starts again. */
  readonly onComplete: (points: readonly number[]) => void | boolean | Promise<void | boolean>
  /** The instruction: 绘制解锁图案, 请再次绘制. */
  readonly hint: string
  /** What was wrong last time, in place of the hint. */
  readonly error?: string
  /** Fewer points are refused without calling `onComplete`. */
  readonly minimum?: number
  readonly disabled?: boolean
  /** Neither lines nor touched points are shown, for who is looked at; screen readers hear them all the same. */
  readonly unseen?: boolean | undefined
  /** Ways on for who doesn't know it, in the place of the buttons that points being pressed bring. */
  readonly otherwise?: ReactNode
}

type Mode = 'drawing' | 'tapping' | 'settling' | 'wrong'

const WRONG_SHOWN_MS = 600
const NAMES = ['左上', '上', '右上', '左', '中间', '右', '左下', '下', '右下'] as const

/** A finger's path from down to up. The pad's position may arrive only when the next finger is down already. */
interface Stroke {
  /** The try it belongs to; once the pad has started again the stroke is ignored. */
  readonly round: number
  readonly box: Promise<Box | undefined>
  points: readonly number[]
}

/** The path and the pad's mode; every way of entering a path ends in `finish`. */
function useGesture({ onComplete, minimum = 4, disabled = false }: GesturePadProps, padId: string) {
  const [path, setPath] = useState<readonly number[]>([])
  const [mode, setMode] = useState<Mode>('drawing')
  // When a stroke has been measured, the present mode decides, not the one in which it began.
  const current = useRef<Mode>('drawing')
  const round = useRef(0)
  const stroke = useRef<Stroke>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  const enter = (next: Mode): void => {
    current.current = next
    setMode(next)
  }
  const reset = (): void => {
    round.current += 1
    stroke.current = undefined
    setPath([])
    enter('drawing')
  }
  const fail = (): void => {
    enter('wrong')
    timer.current = setTimeout(reset, WRONG_SHOWN_MS)
  }
  const finish = async (points: readonly number[]): Promise<void> => {
    if (points.length < minimum) return fail()
    enter('settling')
    const right = await Promise.resolve(onComplete(points)).catch(() => false)
    if (right === false) fail()
    else reset()
  }
  const takes = (): boolean => !disabled && (current.current === 'drawing' || current.current === 'tapping')
  const counts = (drawn: Stroke): boolean => takes() && drawn.round === round.current
  const tap = (point: number): void => {
    if (!takes()) return
    const begun = current.current === 'tapping'
    enter('tapping')
    setPath((taken) => extendPath(begun ? taken : [], point))
  }
  const reach = async (drawn: Stroke, at: { x: number; y: number }): Promise<void> => {
    const box = await drawn.box
    const point = box && pointAt(at, box)
    if (point === undefined || drawn.points.includes(point)) return
    drawn.points = extendPath(drawn.points, point)
    if (counts(drawn) && (drawn.points.length > 1 || current.current !== 'tapping')) setPath(drawn.points)
  }
  const handlers = controls.strokeHandlers({
    onStart: (at) => {
      if (!takes()) return
      stroke.current = { round: round.current, box: controls.boxOf(padId), points: [] }
      void reach(stroke.current, at)
    },
    onMove: (at) => {
      if (stroke.current) void reach(stroke.current, at)
    },
    onEnd: () => {
      const drawn = stroke.current
      stroke.current = undefined
      // The last point may still wait for the pad's box.
      void drawn?.box.then(() => {
        const [only, ...more] = drawn.points
        if (only === undefined || !counts(drawn)) return
        if (more.length === 0) tap(only)
        else void finish(drawn.points)
      })
    },
  })
  const idle = !disabled && (mode === 'drawing' || mode === 'tapping')
  return { path, mode, idle, tap, handlers, reset, finish }
}

/** The gesture password: drawn with a finger, or entered by pressing its points and then 完成. */
export function GesturePad(props: GesturePadProps) {
  const { hint, error, unseen, otherwise } = props
  const padId = `pad${useId().replace(/:/g, '')}`
  const { path, mode, idle, tap, handlers, reset, finish } = useGesture(props, padId)
  const tapping = mode === 'tapping'
  const said = tapping
    ? `已选${path.length}个点`
    : mode === 'settling'
      ? '正在验证…'
      : mode === 'drawing' && path.length > 0
        ? hint
        : (error ?? hint)
  return (
    <View className={classes('ui-gesture-pad', mode === 'wrong' && 'is-wrong')}>
      <View
        className={classes('ui-gesture-pad__hint', error !== undefined && !tapping && 'is-error')}
        {...role('status')}
        aria-live="polite"
      >
        {said}
      </View>
      <View
        id={padId}
        className="ui-gesture-pad__pad"
        {...handlers}
        {...role('group')}
        aria-label="手势密码，可依次点选各点后按完成"
      >
        {linesOf(unseen ? [] : path).map((line) => (
          <View
            key={`${line.left}-${line.top}-${line.angle}`}
            className="ui-gesture-pad__line"
            style={{
              left: `${line.left}%`,
              top: `${line.top}%`,
              width: `${line.length}%`,
              transform: `rotate(${line.angle}deg)`,
            }}
          />
        ))}
        {POINTS.map((point) => (
          <Pressable
            key={point}
            className={classes('ui-gesture-pad__point', !unseen && path.includes(point) && 'is-taken')}
            label={`${NAMES[point]}${path.includes(point) ? `，第${path.indexOf(point) + 1}个` : ''}`}
            disabled={!idle}
            onPress={() => tap(point)}
          >
            <View className="ui-gesture-pad__dot" />
          </Pressable>
        ))}
      </View>
      <View className={classes('ui-gesture-pad__actions', !tapping && otherwise !== undefined && 'is-otherwise')}>
        {tapping ? (
          <>
            <Button kind="text" onPress={reset}>
              重新选择
            </Button>
            <Button kind="text" onPress={() => finish(path)}>
              完成
            </Button>
          </>
        ) : (
          otherwise
        )}
      </View>
    </View>
  )
}
