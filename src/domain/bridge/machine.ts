import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/** One way across a bridge, from the check to the other side and back. */
export const CROSSING_STATES = [
  'CHECKING',
  'CONSENT',
  'LEAVING',
  'TOKEN',
  'OPENING',
  'LEFT',
  'SLOW',
  'FAILED',
  'DECLINED',
] as const
export type CrossingState = (typeof CROSSING_STATES)[number]

/**
 * `foundOpen`, `foundUnasked`: the other side can be reached, and the customer has agreed or has still to. `agreed` and
 * `declined` are taps. `issued`: the bank gave an address. `left`: the platform opened it. `back`: our page is on top again.
 * `late`: nothing happened for `OPENING_MS`. `again`: a tap; nothing else ever begins anew.
 */
export const CROSSING_MACHINE = /*#__PURE__*/ defineMachine(CROSSING_STATES, {
  CHECKING: { foundOpen: 'LEAVING', foundUnasked: 'CONSENT', refused: 'FAILED' },
  CONSENT: { agreed: 'TOKEN', declined: 'DECLINED' },
  LEAVING: { agreed: 'TOKEN', declined: 'DECLINED' },
  TOKEN: { issued: 'OPENING', refused: 'FAILED' },
  OPENING: { back: 'LEFT', late: 'SLOW', refused: 'FAILED' },
  LEFT: { again: 'CHECKING' },
  // The other side may still open after the time is over.
  SLOW: { again: 'CHECKING', back: 'LEFT' },
  FAILED: { again: 'CHECKING' },
  DECLINED: { again: 'CHECKING' },
})
export type CrossingTrigger = TriggerOf<typeof CROSSING_MACHINE>

/** How long the other side may take to open, ms (ours). */
export const OPENING_MS = 10_000

/** Where a trigger leads; the same state where there is no way on. */
export const crossingAfter = (state: CrossingState, trigger: CrossingTrigger): CrossingState =>
  CROSSING_MACHINE.after(state, trigger) ?? state
