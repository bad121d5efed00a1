import { changePot } from './changePot'
import { closePot } from './closePot'
import { movePot } from './movePot'
import { openPot } from './openPot'
import { queryPots } from './queryPots'

/** The calls of `pots`; the app imports single calls instead, to stay small. */
export const potsCalls = { changePot, closePot, movePot, openPot, queryPots }
