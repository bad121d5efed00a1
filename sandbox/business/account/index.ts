import type { accountCalls } from '@/contract/account'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Handler } from '@sandbox/kernel/scope'
import { accountClosing } from './closing'
import { accountAudit } from './audit'
import { queryAccountStatus } from './calls/queryAccountStatus'
import { queryAdjustments } from './calls/queryAdjustments'
import { queryAssets } from './calls/queryAssets'
import { queryBalanceDays } from './calls/queryBalanceDays'
import { queryFrozen } from './calls/queryFrozen'
import { queryLiquidity } from './calls/queryLiquidity'
import { queryMonthBill } from './calls/queryMonthBill'
import { queryTimeline } from './calls/queryTimeline'
import { queryWallet } from './calls/queryWallet'
import { queryWalletRecord } from './calls/queryWalletRecord'
import { queryWalletRecords } from './calls/queryWalletRecords'
import { accountConsole } from './console'
import { accountExports } from './exports'
import { endFreezes } from './freezes'
import { heldByLaw, idCardTerm, tradingStatus } from './guards'
import { POSTINGS } from './kinds'
import { seedRecords } from './records/seed'
import { seedFreezes } from './seed'
import * as tables from './tables'
import { accountOpened } from './timeline'

export { endFreeze, placeFreeze } from './freezes'
export { billsOf } from './records/bill'
export { recordsOfPeriod } from './records/period'
export type { CountedRecord } from './records/period'

export const account = {
  name: 'account',
  handlers: {
    queryAccountStatus,
    queryAdjustments,
    queryAssets,
    queryBalanceDays,
    queryFrozen,
    queryLiquidity,
    queryMonthBill,
    queryTimeline,
    queryWallet,
    queryWalletRecord,
    queryWalletRecords,
  } satisfies Record<keyof typeof accountCalls, Handler>,
  tables,
  postings: POSTINGS,
  dayEnd: [endFreezes],
  exports: { ...accountExports, freezes: ownRows(schema.freezes) },
  unexported: { wallet_records: 'told by the statement and the transfers, which are exported' },
  audit: accountAudit,
  paymentGuards: [tradingStatus, idCardTerm],
  ownerGuards: [heldByLaw],
  seeds: [seedFreezes, seedRecords],
  console: accountConsole,
  closingTies: accountClosing,
  timeline: [accountOpened],
} satisfies Capability
