import { randomUUID } from 'node:crypto'
import { addDays, day, DAY_MS } from '@/domain/dates/day'
import { bankNow } from '@sandbox/kernel/clock'
import { ordersOf } from '@sandbox/kernel/orders/orders'
import type { Seed } from '@sandbox/kernel/seed'
import { issueWithin } from './issue'
import { expire } from './expire'
import { statements } from './tables'
import type { Statement } from './tables'

/** The customer whose documents are in every state and of every kind. */
const READER = 'zhangwei'
/** How long before today the expired one was issued. */
const LONG_AGO = 20

type Wanted = Pick<Statement, 'kind' | 'fromDay' | 'toDay' | 'requestedAt'> &
  Partial<Pick<Statement, 'orderNo' | 'state'>>

/** Documents of every kind and in every state, the oldest first. */
export const seedStatements: Seed = {
  name: 'statements',
  after: ['money', 'coupons', 'transfers', 'freezes', 'familyCards'],
  async run(tx, { people, today, capabilities }) {
    const now = await bankNow(tx)
    const customerId = people.find(({ key }) => key === READER)?.customerId ?? ''
    const take = async (wanted: Wanted): Promise<Statement> => {
      const [taken] = await tx
        .insert(statements)
        // Taken up tomorrow, so that one is found in the making today.
        .values({ id: randomUUID(), customerId, nextTryAt: now + DAY_MS, ...wanted })
        .returning()
      if (!taken) throw new Error('an inserted document was not returned')
      return taken
    }
    const since = addDays(today, -40)
    const long = now - LONG_AGO * DAY_MS
    const old = await take({ kind: 'BALANCE', fromDay: since, toDay: since, requestedAt: long })
    await issueWithin(tx, capabilities, old, long)
    await expire(tx, [old.id])
    const failed = { state: 'FAILED', requestedAt: now - 3 * DAY_MS } as const
    await take({ kind: 'STATEMENT', fromDay: since, toDay: addDays(today, -3), ...failed })
    const [order] = await ordersOf(tx, customerId, { kinds: ['transferOut'], limit: 1 })
    const ready: readonly Omit<Wanted, 'requestedAt'>[] = [
      { kind: 'BALANCE', fromDay: addDays(today, -1), toDay: addDays(today, -1) },
      ...(order
        ? [{ kind: 'RECEIPT', fromDay: order.tradeDay, toDay: order.tradeDay, orderNo: order.id } as const]
        : []),
      { kind: 'INTEREST_YEAR', fromDay: day(`${today.slice(0, 4)}0101`), toDay: today },
      { kind: 'STATEMENT', fromDay: since, toDay: today },
    ]
    for (const wanted of ready) await issueWithin(tx, capabilities, await take({ ...wanted, requestedAt: now }), now)
    await take({ kind: 'STATEMENT', fromDay: addDays(today, -7), toDay: today, requestedAt: now })
  },
}
