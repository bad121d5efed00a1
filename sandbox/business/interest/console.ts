import { desc } from 'drizzle-orm'
import * as v from 'valibot'
import { dayOfInstant } from '@/domain/dates/instant'
import { basisPoints } from '@/domain/money/fen'
import { recordEvent } from '@sandbox/kernel/audit'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { listedRate, listRate } from './rates'
import { demandAccrual, demandRates } from './tables'

/** No rate for money at call was ever near it: a slip of the keyboard is refused. */
const HIGHEST_RATE = 500

export const interestConsole = {
  views: {
    async demandInterest({ db, businessNow }) {
      const today = dayOfInstant(await businessNow())
      const [accrual] = await db.drizzle.select().from(demandAccrual)
      return {
        rate: await listedRate(db.drizzle, today),
        listed: await db.drizzle.select().from(demandRates).orderBy(desc(demandRates.fromDay)),
        accrued: accrual?.accrued ?? 0,
        through: accrual?.through ?? '',
      }
    },
  },
  actions: {
    /** Lists another rate from today on; it is what the running settlement pays for all of its days. */
    listDemandRate: consoleAction(
      v.object({ rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_RATE)) }),
      async ({ db, businessNow }, { rate }) => {
        const now = await businessNow()
        const fromDay = dayOfInstant(now)
        await db.transaction(async (tx) => {
          await listRate(tx, fromDay, basisPoints(rate), now)
          await recordEvent(tx, now, 'demandRateListed', { detail: { fromDay, rate } })
        })
        return { fromDay, rate }
      },
    ),
  },
} satisfies ConsolePart
