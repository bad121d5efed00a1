// The calls of this capability; the app imports single calls instead, to stay small.
export { queryMaturities } from './queryMaturities'
export { queryMaturity } from './queryMaturity'
export { queryRenewals } from './queryRenewals'
export { setMaturityInstruction } from './setMaturityInstruction'
