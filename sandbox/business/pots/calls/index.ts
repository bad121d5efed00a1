// A handler for each call of this capability.
export { changePot } from './changePot'
export { closePot } from './closePot'
export { movePot } from './movePot'
export { openPot } from './openPot'
export { queryPots } from './queryPots'
