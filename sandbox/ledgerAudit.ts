import { CAPABILITIES } from './capabilities'
import type { Database } from './kernel/db'
import { auditLedger } from './kernel/ledger'
import type { Violation } from './kernel/ledger'

/** Audits the ledger against what the tables of all capabilities say; an empty list is a clean bill. */
export const checkInvariants = (database: Database): Promise<Violation[]> =>
  auditLedger(
    database,
    CAPABILITIES.flatMap(({ audit }) => audit ?? []),
  )
