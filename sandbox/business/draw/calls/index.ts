// A handler for each call of this capability.
export { addressPrize } from './addressPrize'
export { draw } from './draw'
export { queryDraws } from './queryDraws'
export { queryPrizeParcel } from './queryPrizeParcel'
export { receivePrize } from './receivePrize'
