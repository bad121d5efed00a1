import { useEffect, useRef, useState } from 'react'

const TICK_MS = 1_000

/**
 * The bank's time, by its last answer and how long ago that came: a phone's clock may be wrong.
 * @param at epoch ms of the answer; undefined before there is one
 * @param ticking whether it is drawn every second
 */
export function useBankTime(at: number | undefined, ticking: boolean): number {
  const heard = useRef({ at, on: Date.now() })
  if (heard.current.at !== at) heard.current = { at, on: Date.now() }
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!ticking) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [ticking])
  return (at ?? 0) + Math.max(now - heard.current.on, 0)
}

/** `1天02:03:04`, of milliseconds. */
export function countdownText(ms: number): string {
  const seconds = Math.max(Math.ceil(ms / 1_000), 0)
  const two = (count: number): string => String(count).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const clock = [Math.floor((seconds % 86_400) / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60]
    .map(two)
    .join(':')
  return days > 0 ? `${days}天${clock}` : clock
}
