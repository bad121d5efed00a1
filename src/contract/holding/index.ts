import { getProdIncome } from './getProdIncome'
import { queryAhead } from './queryAhead'
import { queryCalendar } from './queryCalendar'
import { queryCashPlan } from './queryCashPlan'
import { queryInterestCheck } from './queryInterestCheck'
import { queryCertificate } from './queryCertificate'
import { queryHistory } from './queryHistory'
import { queryHoldingDetail } from './queryHoldingDetail'
import { queryHoldings } from './queryHoldings'
import { queryIncome } from './queryIncome'

/** The calls of `holding`; the app imports single calls instead, to stay small. */
export const holdingCalls = {
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
}
