import { isFull } from './strength'

/** A test that nobody runs now. */
export const LEFT_TO_FULL: jest.It = Object.assign(() => undefined, test, { each: () => () => undefined })

/** A test that a whole `npm test` leaves to the full run, because it takes long and what it shows seldom breaks alone. */
export const inFull: jest.It = isFull ? test : LEFT_TO_FULL
