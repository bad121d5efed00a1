import { View } from '@tarojs/components'
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
  /** The points in order, 0 to 8 by rows. Resolve to false when it was wrong: the pad shakes and starts anew. */
  readonly onComplete: (points: readonly number[]) => void | boolean | Promise<void | boolean>
  /** What to do now: 绘制解锁图案, 请再次绘制. */
  readonly hint: string
  /** What was wrong last time, instead of the hint. */
  readonly error?: string
  /** Fewer points are wrong without asking anybody. */
  readonly minimum?: number
  readonly disabled?: boolean
}

type Mode = 'drawing' | 'tapping' | 'settling' | 'wrong'

const WRONG_SHOWN_MS = 600
const NAMES = ['左上', '上', '右上', '左', '中间', '右', '左下', '下', '右下'] as const

/** The path and what it is going through; every way of entering one ends in `finish`. */
function useGesture({ onComplete, minimum = 4, disabled = false }: GesturePadProps, padId: string) {
  const [path, setPath] = useState<readonly number[]>([])
  const [mode, setMode] = useState<Mode>('drawing')
  const box = useRef<Promise<Box | undefined>>(Promise.resolve(undefined))
  const stroke = useRef<readonly number[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  const reset = (): void => {
    stroke.current = []
    setPath([])
    setMode('drawing')
  }
  const fail = (): void => {
    setMode('wrong')
    timer.current = setTimeout(reset, WRONG_SHOWN_MS)
  }
  const finish = async (points: readonly number[]): Promise<void> => {
    if (points.length < minimum) return fail()
    setMode('settling')
    const right = await Promise.resolve(onComplete(points)).catch(() => false)
    if (right === false) fail()
    else reset()
  }
  const idle = !disabled && (mode === 'drawing' || mode === 'tapping')
  const tap = (point: number): void => {
    if (!idle) return
    setMode('tapping')
    setPath((taken) => extendPath(mode === 'tapping' ? taken : [], point))
  }
  const reach = async (at: { x: number; y: number }): Promise<void> => {
    const drawn = await box.current
    const point = drawn && pointAt(at, drawn)
    if (point === undefined || stroke.current.includes(point)) return
    stroke.current = extendPath(stroke.current, point)
    if (stroke.current.length > 1 || mode !== 'tapping') setPath(stroke.current)
  }
  const down = useRef(false)
  const handlers = controls.strokeHandlers({
    onStart: (at) => {
      if (!idle) return
      down.current = true
      stroke.current = []
      box.current = controls.boxOf(padId)
      void reach(at)
    },
    onMove: (at) => {
      if (down.current) void reach(at)
    },
    onEnd: () => {
      if (!down.current) return
      down.current = false
      // The last point may still be waiting for the pad's box.
      void box.current.then(() => {
        const [only, ...more] = stroke.current
        if (only === undefined) return
        if (more.length === 0) tap(only)
        else void finish(stroke.current)
      })
    },
  })
  return { path, mode, idle, tap, handlers, reset, finish }
}

/** The gesture password: drawn with a finger, or its points pressed one after another and finished with 完成. */
export function GesturePad(props: GesturePadProps) {
  const { hint, error } = props
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
    <View className={classes('ui-gesture', mode === 'wrong' && 'is-wrong')}>
      <View
        className={classes('ui-gesture__hint', error !== undefined && !tapping && 'is-error')}
        {...role('status')}
        aria-live="polite"
      >
        {said}
      </View>
      <View
        id={padId}
        className="ui-gesture__pad"
        {...handlers}
        {...role('group')}
        aria-label="手势密码，可依次点选各点后按完成"
      >
        {linesOf(path).map((line) => (
          <View
            key={`${line.left}-${line.top}-${line.angle}`}
            className="ui-gesture__line"
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
            className={classes('ui-gesture__point', path.includes(point) && 'is-taken')}
            label={`${NAMES[point]}${path.includes(point) ? `，第${path.indexOf(point) + 1}个` : ''}`}
            disabled={!idle}
            onPress={() => tap(point)}
          >
            <View className="ui-gesture__dot" />
          </Pressable>
        ))}
      </View>
      <View className="ui-gesture__actions">
        {tapping && (
          <>
            <Button kind="text" onPress={reset}>
              重新选择
            </Button>
            <Button kind="text" onPress={() => finish(path)}>
              完成
            </Button>
          </>
        )}
      </View>
    </View>
  )
}
