// The calls of this capability; the app imports single calls instead, to stay small.
export { changePot } from './changePot'
export { closePot } from './closePot'
export { movePot } from './movePot'
export { openPot } from './openPot'
export { queryPots } from './queryPots'
