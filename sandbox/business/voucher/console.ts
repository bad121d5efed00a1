import { desc } from 'drizzle-orm'
import * as v from 'valibot'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { vouchers } from './tables'
import { refundVoucher, revokeVoucher, takeCode } from './vouchers'

const said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const LATEST = 50

/** The merchants who take vouchers, and the clerk who takes them back. */
export const voucherConsole = {
  views: {
    vouchers: ({ db }) => {
      const { voucherId, name, merchant, state, validUntil, usedAt } = vouchers
      return db.drizzle
        .select({ voucherId, name, merchant, state, validUntil, usedAt })
        .from(vouchers)
        .orderBy(desc(vouchers.issuedAt), desc(voucherId))
        .limit(LATEST)
    },
  },
  actions: {
    takeVoucher: consoleAction(
      v.strictObject({ merchant: said, code: v.pipe(v.string(), v.regex(/^[\d ]{1,20}$/)) }),
      async ({ db, businessNow }, { merchant, code }) => {
        const now = await businessNow()
        return { done: await db.transaction((tx) => takeCode(tx, merchant, code.replace(/ /g, ''), now)) }
      },
    ),
    refundVoucher: consoleAction(v.strictObject({ voucherId: said }), async ({ db, businessNow }, { voucherId }) => {
      const now = await businessNow()
      return { done: await db.transaction((tx) => refundVoucher(tx, voucherId, now)) }
    }),
    revokeVoucher: consoleAction(v.strictObject({ voucherId: said }), async ({ db, businessNow }, { voucherId }) => {
      const now = await businessNow()
      return { done: await db.transaction((tx) => revokeVoucher(tx, voucherId, now)) }
    }),
  },
} satisfies ConsolePart
