import type { Capability } from '@sandbox/kernel/capability'
import { interestAudit } from './audit'
import { interestConsole } from './console'
import { accrueDemand, settleDemand } from './dayEnd'
import { interestExports } from './exports'
import { MESSAGES, ORDERS, POSTINGS, RECORDS } from './kinds'
import * as tables from './tables'

export { dueInterest, type Earning, earningOf, electronicOf, subOf } from './earning'
export { endSettled, INTEREST_ACCOUNTS, lockForSettlement, settleClosing } from './settle'
export { type PaidSettlement, settlementsPaid } from './paid'
export { listedRate } from './rates'

export const interest = {
  name: 'interest',
  handlers: {},
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  dayEnd: { accrueDemand, settleDemand },
  exports: interestExports,
  audit: interestAudit,
  console: interestConsole,
} satisfies Capability
