import { View } from '@tarojs/components'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { nearScreen } from '@/platform/nearScreen'
import './LongList.scss'

/** A list with fewer rows is drawn whole, because watching it would cost more than it saves. */
export const LONG = 40

const PART = 10
/** Parts that are drawn before their position is known: about a screen. */
const DRAWN_AT_FIRST = 1
/** How far beyond the screen rows are drawn, in CSS pixels: about one fast scroll. */
const MARGIN = 1500

export interface LongListProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T, index: number) => string
  readonly children: (item: T) => ReactNode
  /** Number of rows on the whole page when it has several lists; by default the list's own. */
  readonly total?: number
  /** Height of a row before any was measured, in CSS pixels. */
  readonly rowHeight: number
  /** What is between rows: a gap between cards, a line between rows of one card. */
  readonly between?: 'gap' | 'line'
  /** For the first list of a page, whose first rows are on the screen. */
  readonly onScreen?: boolean
}

/** A list that draws only the rows near the screen once there are many. */
export function LongList<T>(props: LongListProps<T>) {
  const { items, keyOf, children, total = items.length, onScreen = true } = props
  const measured = useRef(props.rowHeight)
  if (total <= LONG) {
    return (
      <>
        {items.map((item, index) => (
          <Fragment key={keyOf(item, index)}>{children(item)}</Fragment>
        ))}
      </>
    )
  }
  const parts = Array.from({ length: Math.ceil(items.length / PART) }, (_, index) =>
    items.slice(index * PART, (index + 1) * PART),
  )
  return (
    <>
      {parts.map((part, index) => (
        <Part
          key={index}
          count={part.length}
          measured={measured}
          drawn={onScreen && index < DRAWN_AT_FIRST}
          between={props.between ?? 'line'}
        >
          {() => part.map((item, at) => <Fragment key={keyOf(item, index * PART + at)}>{children(item)}</Fragment>)}
        </Part>
      ))}
    </>
  )
}

interface PartProps {
  readonly count: number
  /** Height of a row in CSS pixels, as last measured by any part. */
  readonly measured: { current: number }
  readonly drawn: boolean
  readonly between: 'gap' | 'line'
  readonly children: () => ReactNode
}

/** A few rows, or an empty space of their height. */
function Part({ count, measured, drawn, between, children }: PartProps) {
  const id = `part${useId().replace(/:/g, '')}`
  const [near, setNear] = useState(drawn)
  const height = useRef<number>()
  const shown = useRef(near)
  shown.current = near
  useEffect(
    () =>
      nearScreen.watch(id, MARGIN, (change) => {
        // Only drawn rows have a height of their own; an empty part has the one it was given.
        if (shown.current && change.height > 0) {
          height.current = change.height
          measured.current = change.height / count
        }
        setNear(change.near)
      }),
    [id, count, measured],
  )
  return (
    <View
      id={id}
      className={`ui-long-list ui-long-list--${between}`}
      style={near ? {} : { height: `${height.current ?? measured.current * count}px` }}
    >
      {near && children()}
    </View>
  )
}
