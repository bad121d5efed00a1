// A handler for each call of this capability.
export { getMarketNoByClient } from './getMarketNoByClient'
export { trackEvents } from './trackEvents'
export { userVisit } from './userVisit'
