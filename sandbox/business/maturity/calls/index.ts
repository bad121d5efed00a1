// A handler for each call of this capability.
export { queryMaturities } from './queryMaturities'
export { queryMaturity } from './queryMaturity'
export { queryRenewals } from './queryRenewals'
export { setMaturityInstruction } from './setMaturityInstruction'
