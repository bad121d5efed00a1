import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import { wealthClosing } from './closing'
import { wealthAudit } from './audit'
import { confirmSubscriptions, creditIncome, payRedemptions, publishIncomes } from './dayEnd'
import { MESSAGES, ORDERS, POSTINGS, RECORDS } from './kinds'
import { consentAndSubscribe } from './seed'
import * as tables from './tables'
import { wealthOrders } from './timeline'

export { subscriptionsInTransit } from './accounts'
export { customersToldToManager, managerConsentRefusal } from './consent'
export { dailyIncomes, isOpenPosition, listWealth, wealthFactsOf, type WealthPosition } from './holdings'
export { pendingShareOrders } from './pending'
export { fastRedemptionLeft, redeemFast, redeemOrdinary } from './redeem'
export { lockPositions, openPositions, subscribe, tradeDaysOf } from './subscribe'
export { wealthHoldings, wealthIncomeCredits } from './tables'

export const wealth = {
  name: 'wealth',
  handlers: {},
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  dayEnd: { publishIncomes, creditIncome, confirmSubscriptions, payRedemptions },
  exports: { wealth: ownRows(tables.wealthHoldings), wealthIncome: ownRows(tables.wealthIncomeCredits) },
  audit: wealthAudit,
  seedActs: { subscribe: consentAndSubscribe },
  closureChecks: wealthClosing,
  timeline: [wealthOrders],
} satisfies Capability
