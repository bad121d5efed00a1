import { desc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { statements } from './tables'

/** What was asked for and issued; the files themselves are fetched in the app while they are there. */
const all: ExportSection = {
  tables: [statements],
  read: (on, { customerId }) =>
    on
      .select({
        kind: statements.kind,
        state: statements.state,
        fromDay: statements.fromDay,
        toDay: statements.toDay,
        orderNo: statements.orderNo,
        requestedAt: statements.requestedAt,
        issuedAt: statements.issuedAt,
        checkCode: statements.checkCode,
        digest: statements.digest,
      })
      .from(statements)
      .where(eq(statements.customerId, customerId))
      .orderBy(desc(statements.number))
      .limit(MAX_EXPORTED),
}

export const statementExports = { statements: all }
