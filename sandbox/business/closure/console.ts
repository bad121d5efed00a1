import { desc } from 'drizzle-orm'
import * as v from 'valibot'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { openCredits, payCredit } from './payables'
import { closures } from './tables'

const MAX_SHOWN = 50

/** Who closes an account, and what came for closed ones, for the bank's staff. */
export const closureConsole = {
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
        .limit(MAX_SHOWN),
    closedCredits: ({ db }) => openCredits(db.drizzle),
  },
  actions: {
    payClosedCredit: consoleAction(
      v.strictObject({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
      async ({ db, businessNow, realNow }, { id }) => {
        const moment = { now: await businessNow(), realNow: realNow() }
        return { paid: await db.transaction((tx) => payCredit(tx, id, moment)) }
      },
    ),
  },
} satisfies ConsolePart
