import { queryMaturities } from './queryMaturities'
import { queryMaturity } from './queryMaturity'
import { queryRenewals } from './queryRenewals'
import { setMaturityInstruction } from './setMaturityInstruction'

/** The calls of `maturity`; the app imports single calls instead, to stay small. */
export const maturityCalls = { queryMaturities, queryMaturity, queryRenewals, setMaturityInstruction }
