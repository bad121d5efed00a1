import { desc } from 'drizzle-orm'
import * as v from 'valibot'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { loanVouchers } from './tables'
import { consumeLoanVoucher } from './vouchers'

const LATEST = 20

/** What the separate loan app would tell the bank. */
export const loanConsole = {
  views: {
    loanVouchers: ({ db }) => db.drizzle.select().from(loanVouchers).orderBy(desc(loanVouchers.givenAt)).limit(LATEST),
  },
  actions: {
    consumeLoanVoucher: consoleAction(
      v.strictObject({ voucherNo: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,32}$/)) }),
      async ({ db, businessNow }, { voucherNo }) => ({
        done: await consumeLoanVoucher(db.drizzle, voucherNo, await businessNow()),
      }),
    ),
  },
} satisfies ConsolePart
