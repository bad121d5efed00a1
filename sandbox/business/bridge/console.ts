import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { bankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { fail } from '@/domain/result'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { askToPay } from './authorisations'
import { partnerOrders } from './tables'

const said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const LATEST = 20
const { customers } = schema

/** The partners whose own systems would make these orders. */
export const bridgeConsole: ConsolePart = {
  views: {
    partnerOrders: ({ db }) =>
      db.drizzle.select().from(partnerOrders).orderBy(desc(partnerOrders.createdAt)).limit(LATEST),
  },
  actions: {
    askToPay: consoleAction(
      v.strictObject({
        mobileNo: said,
        partner: said,
        partnerNo: said,
        purpose: said,
        amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        returnTo: v.pipe(v.string(), v.maxLength(512)),
      }),
      async ({ db, businessNow }, { mobileNo, amount, ...asked }) => {
        const now = await businessNow()
        const [payer] = await db.drizzle.select().from(customers).where(eq(customers.mobileNo, mobileNo))
        if (!payer) return fail(bankError('NotRegistered'))
        return db.transaction((tx) => askToPay(tx, { ...asked, customerId: payer.id, amount: fen(amount), now }))
      },
    ),
  },
}
