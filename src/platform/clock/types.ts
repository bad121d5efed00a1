/** Time by the phone's clock; src/api knows the server's. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs `act` once after `ms` milliseconds; the result cancels it. */
  after(ms: number, act: () => void): () => void
}

/** Settles after `ms` milliseconds of the clock. */
export const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.after(ms, resolve))

/** Settles when the phone has nothing left to draw, as far as the platform tells; half a second later at most. */
export type WhenIdle = () => Promise<void>
