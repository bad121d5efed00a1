import * as v from 'valibot'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { pendingReviews, settleReview } from './reviews'

export const identityConsole = {
  views: { reviews: ({ db }) => pendingReviews(db.drizzle) },
  actions: {
    review: consoleAction(
      v.strictObject({ recordNo: v.string(), approve: v.boolean() }),
      async ({ db, businessNow, realNow, capabilities }, decision) => {
        const clocks = { now: await businessNow(), realNow: realNow() }
        return { settled: await db.transaction((tx) => settleReview(tx, capabilities, { ...decision, ...clocks })) }
      },
    ),
  },
} satisfies ConsolePart
