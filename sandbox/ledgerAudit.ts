import { CAPABILITIES } from './capabilities'
import type { Database } from './kernel/db'
import { auditLedger } from './kernel/ledger'
import type { Violation } from './kernel/ledger'

/** Audits the ledger against the tables of all capabilities; gives an empty list when all is right. */
export const checkInvariants = (database: Database): Promise<Violation[]> =>
  auditLedger(
    database,
    CAPABILITIES.flatMap(({ audit }) => audit ?? []),
  )
