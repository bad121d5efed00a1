import type * as accountCalls from '@/contract/account'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Handler } from '@sandbox/kernel/scope'
import { accountClosing } from './closing'
import { accountAudit } from './audit'
import * as handlers from './calls'
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
  handlers: handlers satisfies Record<keyof typeof accountCalls, Handler>,
  tables,
  postings: POSTINGS,
  dayEnd: { endFreezes },
  exports: { ...accountExports, freezes: ownRows(schema.freezes) },
  unexported: { wallet_records: 'told by the statement and the transfers, which are exported' },
  audit: accountAudit,
  paymentGuards: [tradingStatus, idCardTerm],
  ownerGuards: [heldByLaw],
  seeds: [seedFreezes, seedRecords],
  console: accountConsole,
  closureChecks: accountClosing,
  timeline: [accountOpened],
} satisfies Capability
