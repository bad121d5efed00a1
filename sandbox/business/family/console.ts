import { desc } from 'drizzle-orm'
import * as v from 'valibot'
import { consoleAction, outsideAmount } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { payOnce, refundOnce } from './merchants'
import { familyGrants, familySpendings } from './tables'

const amount = outsideAmount
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const LATEST = 50

/** The merchants that a real card would be shown to; `clientId` is a merchant's own, the same for every try. */
export const familyConsole = {
  views: {
    familyGrants: ({ db }) =>
      db.drizzle.select().from(familyGrants).orderBy(desc(familyGrants.invitedAt)).limit(LATEST),
    familySpendings: ({ db }) =>
      db.drizzle.select().from(familySpendings).orderBy(desc(familySpendings.orderNo)).limit(LATEST),
  },
  actions: {
    spendFamily: consoleAction(
      v.strictObject({
        clientId: id,
        grantId: id,
        amount,
        merchant: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
      }),
      async ({ db, businessNow }, asked) => payOnce(db, { ...asked, now: await businessNow() }),
    ),
    refundFamily: consoleAction(
      v.strictObject({ clientId: id, orderNo: id, amount }),
      async ({ db, businessNow }, asked) => refundOnce(db, { ...asked, now: await businessNow() }),
    ),
  },
} satisfies ConsolePart
