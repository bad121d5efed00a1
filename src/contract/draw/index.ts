// The calls of this capability; the app imports single calls instead, to stay small.
export { addressPrize } from './addressPrize'
export { draw } from './draw'
export { queryDraws } from './queryDraws'
export { queryPrizeParcel } from './queryPrizeParcel'
export { receivePrize } from './receivePrize'
