import type { Clock } from './types'

export interface FakeClock extends Clock {
  /** Moves time on, running due timers in order; promises can settle in between. */
  advance(ms: number): Promise<void>
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A clock that moves only when told. */
export function fakeClock(start = 1_800_000_000_000): FakeClock {
  let now = start
  let due: { at: number; act: () => void }[] = []
  return {
    now: () => now,
    after(ms, act) {
      const entry = { at: now + ms, act }
      due.push(entry)
      return () => {
        due = due.filter((other) => other !== entry)
      }
    },
    async advance(ms) {
      const end = now + ms
      await settle()
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        due = due.filter((other) => other !== next)
        now = Math.max(now, next.at)
        next.act()
        await settle()
      }
      now = end
    },
  }
}
