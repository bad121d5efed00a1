import * as v from 'valibot'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { collectReversal, openCases } from './cases'
import { clarify, decideLate } from './network'

const orderNo = v.pipe(v.string(), v.maxLength(64))

/** What a person of the bank does about transfers that machines can't settle. */
export const transferConsole = {
  views: { transferCases: ({ db }) => openCases(db.drizzle) },
  actions: {
    clarifyTransfer: consoleAction(
      v.strictObject({ orderNo, succeeded: v.boolean() }),
      async ({ db, businessNow }, { orderNo: which, succeeded }) => {
        const now = await businessNow()
        return { settled: await db.transaction((tx) => clarify(tx, which, succeeded, now)) }
      },
    ),
    decideLateReturn: consoleAction(
      v.strictObject({ orderNo, booked: v.boolean() }),
      async ({ db, businessNow }, { orderNo: which, booked }) => {
        const now = await businessNow()
        return { settled: await db.transaction((tx) => decideLate(tx, which, booked, now)) }
      },
    ),
    collectReversal: consoleAction(v.strictObject({ orderNo }), async ({ db, businessNow }, { orderNo: which }) => {
      const now = await businessNow()
      return { taken: await db.transaction((tx) => collectReversal(tx, which, now)) }
    }),
  },
} satisfies ConsolePart
