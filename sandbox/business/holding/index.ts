import type { holdingCalls } from '@/contract/holding'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { getProdIncome } from './calls/getProdIncome'
import { queryAhead } from './calls/queryAhead'
import { queryCalendar } from './calls/queryCalendar'
import { queryCashPlan } from './calls/queryCashPlan'
import { queryInterestCheck } from './calls/queryInterestCheck'
import { queryCertificate } from './calls/queryCertificate'
import { queryHistory } from './calls/queryHistory'
import { queryHoldingDetail } from './calls/queryHoldingDetail'
import { queryHoldings } from './calls/queryHoldings'
import { queryIncome } from './calls/queryIncome'

export { accruedInterest, allIncome, assetsOf, paidIncome, yesterdayIncome } from './totals'

export const holding = {
  name: 'holding',
  handlers: {
    getProdIncome,
    queryAhead,
    queryCalendar,
    queryCashPlan,
    queryCertificate,
    queryInterestCheck,
    queryHistory,
    queryHoldingDetail,
    queryHoldings,
    queryIncome,
  } satisfies Record<keyof typeof holdingCalls, Handler>,
  tables: {},
} satisfies Capability
