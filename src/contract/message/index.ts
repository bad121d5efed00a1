// The calls of this capability; the app imports single calls instead, to stay small.
export { allowSubscriptionMessages } from './allowSubscriptionMessages'
export { queryMessage } from './queryMessage'
export { queryMessages } from './queryMessages'
export { queryMessageSettings } from './queryMessageSettings'
export { readMessages } from './readMessages'
export { setMessageSettings } from './setMessageSettings'
