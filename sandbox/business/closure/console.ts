import { desc } from 'drizzle-orm'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { closures } from './tables'

const MOST_SHOWN = 50

/** Who closes an account, for the bank's staff. */
export const closureConsole: ConsolePart = {
  views: {
    closures: ({ db }) =>
      db.drizzle
        .select({
          closureNo: closures.closureNo,
          state: closures.state,
          amount: closures.amount,
          orderNo: closures.orderNo,
          reason: closures.reason,
          startedAt: closures.startedAt,
          failure: closures.failure,
        })
        .from(closures)
        .orderBy(desc(closures.startedAt))
        .limit(MOST_SHOWN),
  },
}
