import { desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { counterProof, proveAtCounter } from './counter'
import { fundBatch, keepBatch, specialBatchPayload } from './fund'
import { clarifyPayout } from './network'
import { specialBatches, specialItems } from './tables'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const LISTED = 50

/** The clerk who takes batches of payers that have paid by transfer from another bank, and clears up what nobody answered. */
export const specialConsole = {
  views: {
    specialBatches: ({ db }) =>
      db.drizzle
        .select({
          batchId: specialBatches.batchId,
          payer: specialBatches.payer,
          title: specialBatches.title,
          total: specialBatches.total,
          claimUntil: specialBatches.claimUntil,
          rows: sql<number>`count(*)::int`,
          paid: sql<number>`(count(*) FILTER (WHERE ${specialItems.state} = 'PAID'))::int`,
          sending: sql<number>`(count(*) FILTER (WHERE ${specialItems.state} = 'SENDING'))::int`,
        })
        .from(specialBatches)
        .innerJoin(specialItems, eq(specialItems.batchId, specialBatches.batchId))
        .groupBy(specialBatches.batchId)
        .orderBy(desc(specialBatches.fundedAt))
        .limit(LISTED),
  },
  actions: {
    fundSpecial: consoleAction(
      v.strictObject({ batchId: text, payer: text, payerPhone: text, payload: specialBatchPayload }),
      async ({ db, businessNow }, given) => {
        const now = await businessNow()
        const kept = keepBatch(given.payload, now)
        if (!kept.ok) return { done: false, message: kept.error.message }
        const funded = await db.transaction((tx) =>
          fundBatch(tx, { ...given, payload: kept.value, source: CARD_CLEARING, now }),
        )
        return funded.ok
          ? { done: true, batchId: funded.value.batchId }
          : { done: false, message: funded.error.message }
      },
    ),
    // Another clerk decides on it with decideBankApproval.
    proveSpecialAtCounter: consoleAction(counterProof, async ({ db, capabilities, businessNow }, given) => {
      const now = await businessNow()
      const asked = await db.transaction((tx) => proveAtCounter(tx, capabilities, given, now))
      return asked.ok ? { done: true, ...asked.value } : { done: false, message: asked.error.message }
    }),
    clarifySpecial: consoleAction(
      v.strictObject({ orderNo: text, paid: v.boolean() }),
      async ({ db, businessNow }, given) => {
        const now = await businessNow()
        return { done: await db.transaction((tx) => clarifyPayout(tx, { ...given, now })) }
      },
    ),
  },
} satisfies ConsolePart
