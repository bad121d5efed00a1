import { addDays, day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { commissionOf } from '@/domain/commission/rule'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import { seedCatalogue } from '@sandbox/business/product'
import { openDatabase, rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { withPostgres } from '@sandbox/kernel/db/testing/withDatabase'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { commissionClosing } from './closing'
import { confirmCommissions } from './dayEnd'
import { commissions } from './tables'

const PRODUCT = '91318017'
const ACCRUED = day('20261102')
/** The day's end that confirms it: thirty days later. */
const CONFIRMED = day('20261202')
const now = instantOf(CONFIRMED)

const isWaiting = async ({ drizzle }: Database): Promise<boolean> => {
  const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return (await rowsOf(drizzle, waiting)).length > 0
}

withPostgres((database) => {
  test('a closing waits for a day’s end that confirms a commission, and is refused for what is owed then', async () => {
    const db = database.current
    await db.transaction(seedCatalogue)
    const [customerId, buyerId] = [await openCustomer(db, 0), await openCustomer(db, 0)]
    await db.transaction(async (tx) => {
      const order = {
        customerId: buyerId,
        kind: 'wealthSubscription',
        productType: PRODUCT,
        amount: fen(1_000_000),
      } as const
      const { id: orderNo } = await recordOrder(tx, { ...order, at: instantOf(ACCRUED, 10) })
      const facts = { customerId, buyerId, orderNo, productType: PRODUCT, orderedAt: instantOf(ACCRUED, 10) }
      const rule = { level: 1, ruleVersion: 1, state: 'ACCRUED', accruedDay: ACCRUED } as const
      await tx
        .insert(commissions)
        .values({ commissionId: 'raced', ...facts, ...rule, ...commissionOf(fen(1_000_000), 1, ZERO_FEN) })
    })
    const subject = { customerId, now, today: CONFIRMED }
    const branch = await openDatabase({ url: database.url, poolSize: 2 })
    try {
      let found: Promise<unknown> = Promise.resolve()
      await db.transaction(async (tx) => {
        await confirmCommissions.run(tx, { day: addDays(CONFIRMED, -1), nextDay: CONFIRMED, at: now, cursor: '' })
        let isFound = false
        found = branch
          .transaction(async (other) => {
            await commissionClosing.lock?.(other, subject)
            return commissionClosing.find(other, subject)
          })
          .finally(() => {
            isFound = true
          })
        while (!isFound && !(await isWaiting(branch))) await sleep(10)
      })
      expect(await found).toEqual([expect.objectContaining({ check: 'commissions', effect: 'blocks' })])
    } finally {
      await branch.close()
    }
  })
})
