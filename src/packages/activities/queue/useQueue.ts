import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import type { queuePlace } from '@/contract/fields'

/** Where somebody waits, as the bank has said last. */
export type Place = v.InferOutput<typeof queuePlace>

/** How long a queued request waits before it is sent again, and what is added by chance so that a crowd spreads. */
const WAIT_MS = 600
const SPREAD_MS = 600

export interface Queue {
  /** Undefined while nobody waits. */
  readonly place: Place | undefined
  /** Asks until the bank has an answer, or until somebody leaves: then undefined. */
  readonly through: <Outcome>(
    ask: () => Promise<Outcome>,
    placeIn: (outcome: Outcome) => Place | undefined,
  ) => Promise<Outcome | undefined>
  readonly leave: () => void
}

/** Waiting in the bank's queue: it is asked again and again, and each of its answers is what is shown. */
export function useQueue(): Queue {
  const [place, setPlace] = useState<Place>()
  const left = useRef(false)
  const wake = useRef<() => void>()
  const leave = (): void => {
    left.current = true
    wake.current?.()
  }
  useEffect(() => leave, [])
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, WAIT_MS + (Date.now() % SPREAD_MS))
      wake.current = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const through: Queue['through'] = async (ask, placeIn) => {
    left.current = false
    for (;;) {
      const outcome = await ask()
      const now = placeIn(outcome)
      setPlace(now)
      if (!now) return outcome
      if (!left.current) await pause()
      if (left.current) {
        setPlace(undefined)
        return undefined
      }
    }
  }
  return { place, through, leave }
}
