import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import { depositClosing } from './closing'
import { depositAudit } from './audit'
import { buyDeposit } from './buy'
import { accrueInterest, payPeriods } from './dayEnd'
import { MESSAGES, ORDERS, POSTINGS, RECORDS } from './kinds'
import * as tables from './tables'
import { correctedInterest, endedDeposits, openedDeposits } from './timeline'

export { depositPrincipal, INTEREST_EXPENSE, INTEREST_PAYABLE } from './accounts'
export { buyDeposit, newPosition, nextHoldingNumbers } from './buy'
export { aboutHolding, lockOpen, orderOf } from './dayEnd'
export {
  dailyAccruals,
  EVERY_DEPOSIT,
  holdingFactsOf,
  listDeposits,
  readSeqNo,
  sumByMonth,
  sumHoldings,
} from './holdings'
export {
  accruedBy,
  lossOf,
  maturityInterest,
  outstandingPayouts,
  type Position,
  termInterest,
  uncertainRatesOf,
  withdrawalInterest,
} from './interest'
export { observeIndex } from './observe'
export { closedRefusal, findHolding, previewRedeem, redeemDeposit, withdrawalRefusal } from './redeem'
export { closingEntries } from './settle'
export { accruals, type Holding, holdings } from './tables'

export const deposit = {
  name: 'deposit',
  handlers: {},
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  dayEnd: { accrueInterest, payPeriods },
  exports: { deposits: ownRows(tables.holdings) },
  audit: depositAudit,
  seedActs: { buy: buyDeposit },
  closureChecks: depositClosing,
  timeline: [openedDeposits, endedDeposits],
  adjustments: [correctedInterest],
} satisfies Capability
