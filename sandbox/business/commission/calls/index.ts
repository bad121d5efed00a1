// A handler for each call of this capability.
export { queryCommissions } from './queryCommissions'
export { querySettlements } from './querySettlements'
