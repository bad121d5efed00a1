import { desc } from 'drizzle-orm'
import * as v from 'valibot'
import { fen } from '@/domain/money/fen'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { refund, spend } from './spending'
import { familyGrants, familySpendings } from './tables'

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(fen))
const id = v.pipe(v.string(), v.maxLength(64))
const LATEST = 50

/** The merchants that a real card would be shown to. */
export const familyConsole: ConsolePart = {
  views: {
    familyGrants: ({ db }) =>
      db.drizzle.select().from(familyGrants).orderBy(desc(familyGrants.invitedAt)).limit(LATEST),
    familySpendings: ({ db }) =>
      db.drizzle.select().from(familySpendings).orderBy(desc(familySpendings.orderNo)).limit(LATEST),
  },
  actions: {
    spendFamily: consoleAction(
      v.strictObject({ grantId: id, amount, merchant: v.pipe(v.string(), v.minLength(1), v.maxLength(20)) }),
      async ({ db, businessNow }, asked) => {
        const now = await businessNow()
        return db.transaction((tx) => spend(tx, { ...asked, now }))
      },
    ),
    refundFamily: consoleAction(v.strictObject({ orderNo: id, amount }), async ({ db, businessNow }, asked) => {
      const now = await businessNow()
      return db.transaction((tx) => refund(tx, { ...asked, now }))
    }),
  },
}
