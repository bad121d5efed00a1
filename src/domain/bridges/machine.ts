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
export type CrossingTrigger =
  | 'foundOpen'
  | 'foundUnasked'
  | 'agreed'
  | 'declined'
  | 'issued'
  | 'refused'
  | 'back'
  | 'late'
  | 'again'

/** Every way on; what isn't here doesn't happen. */
export const CROSSINGS: Readonly<Record<CrossingState, Readonly<Partial<Record<CrossingTrigger, CrossingState>>>>> = {
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
}

/** How long the other side may take to open, ms (ours). */
export const OPENING_MS = 10_000

/** Where a trigger leads; the same state where there is no way on. */
export const crossingAfter = (state: CrossingState, trigger: CrossingTrigger): CrossingState =>
  CROSSINGS[state][trigger] ?? state
