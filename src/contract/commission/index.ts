import { queryCommissions } from './queryCommissions'
import { querySettlements } from './querySettlements'

/** The calls of `commission`; the app imports single calls instead, to stay small. */
export const commissionCalls = { queryCommissions, querySettlements }
