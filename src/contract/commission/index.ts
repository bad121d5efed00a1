// The calls of this capability; the app imports single calls instead, to stay small.
export { queryCommissions } from './queryCommissions'
export { querySettlements } from './querySettlements'
