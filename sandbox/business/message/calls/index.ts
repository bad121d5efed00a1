// A handler for each call of this capability.
export { allowSubscriptionMessages } from './allowSubscriptionMessages'
export { queryMessage } from './queryMessage'
export { queryMessages } from './queryMessages'
export { queryMessageSettings } from './queryMessageSettings'
export { readMessages } from './readMessages'
export { setMessageSettings } from './setMessageSettings'
