// The calls of this capability; the app imports single calls instead, to stay small.
export { getMarketNoByClient } from './getMarketNoByClient'
export { trackEvents } from './trackEvents'
export { userVisit } from './userVisit'
