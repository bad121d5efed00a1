interface TestClock {
  /** Ms that the shifted clock is ahead of the real one. */
  ahead: number
  /** While it is set, the clock stands still at this time (epoch ms). */
  held: number | undefined
}

/** When the clock of phones and servers begins, epoch ms. */
export const START: number
/** When test banks open, epoch ms. */
export const OPENING: number
export const HANDED_ON: 'TEST_CLOCK_AHEAD'
export function aheadNow(): number
/** For the bench, which notes the day of its figures. */
export function realNow(): number
export function shiftDate(realm: { Date: DateConstructor & { readonly testClock?: TestClock } }, ahead: number): void
