import { useRef } from 'react'

/** Where a finger is, CSS px. */
export interface Finger {
  readonly clientX: number
  readonly clientY: number
}

export type SwipeWay = 'previous' | 'next'

/** A stroke of at least this far across, px, and so much wider than high, turns the page; anything else is scrolling. */
const LEAST = 60
const STEEPEST = 2

/** What a stroke means: to the right the one before, as a page is turned back; undefined for no swipe. */
export function swipeOf(from: Finger, to: Finger): SwipeWay | undefined {
  const [across, down] = [to.clientX - from.clientX, Math.abs(to.clientY - from.clientY)]
  if (Math.abs(across) < LEAST || Math.abs(across) < STEEPEST * down) return undefined
  return across > 0 ? 'previous' : 'next'
}

/** Both platforms' touches, as far as they are read. */
interface Touched {
  readonly touches: readonly Finger[]
  readonly changedTouches: readonly Finger[]
}

/** Taro's type of an element's events says nothing of touches. */
const isTouch = (event: object): event is Touched => 'touches' in event && 'changedTouches' in event

/** Handlers for an element that can be swiped; they leave scrolling alone. A second finger makes it no swipe. */
export function useSwipe(onSwipe: (way: SwipeWay) => void) {
  const began = useRef<Finger>()
  return {
    onTouchStart: (event: object): void => {
      if (!isTouch(event)) return
      const [finger] = event.touches
      // A copy: browsers may reuse the touch.
      began.current =
        finger && event.touches.length === 1 ? { clientX: finger.clientX, clientY: finger.clientY } : undefined
    },
    onTouchEnd: (event: object): void => {
      if (!isTouch(event)) return
      const [finger] = event.changedTouches
      const way = began.current && finger && swipeOf(began.current, finger)
      began.current = undefined
      if (way) onSwipe(way)
    },
    onTouchCancel: (): void => {
      began.current = undefined
    },
  }
}
