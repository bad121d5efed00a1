import { sql } from 'drizzle-orm'
import { openDatabase, rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { balanceOf } from './customers'
import type { Buyer, Order } from './customers'
import { until } from './workspace'

/** How long a transfer may still be on its way through the card's bank after its order. */
const ARRIVES_SECONDS = 150

/** The ids whose orders the bank has carried out, of these. */
async function carriedOut(db: Database, orders: readonly Order[]): Promise<ReadonlySet<string>> {
  const ids = JSON.stringify(orders.map(({ clientId }) => clientId))
  const rows = await rowsOf<{ id: string }>(
    db.drizzle,
    sql`SELECT client_id AS id FROM operations JOIN jsonb_array_elements_text(${ids}::jsonb) asked ON asked = client_id
        WHERE settled AND (answer->>'ok')::boolean`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What is wrong with the books; nothing unless somebody was told something else than they say. */
export async function findingsOf(url: string, orders: readonly Order[]): Promise<readonly string[]> {
  const db = await openDatabase({ url, poolSize: 2 })
  try {
    const carried = await carriedOut(db, orders)
    const told = orders.flatMap(({ clientId, outcome }) => {
      if (outcome === 'done' && !carried.has(clientId)) return [`${clientId} was acknowledged and is missing`]
      if (outcome !== 'done' && carried.has(clientId)) return [`${clientId} was carried out and told as ${outcome}`]
      return []
    })
    const audit = await checkInvariants(db)
    return [...told, ...audit.map(({ rule, subject, detail }) => `${rule}: ${subject} ${detail}`)]
  } finally {
    await db.close()
  }
}

/** What is in somebody's account besides what their orders have moved, fen: not 0 when an order was carried out twice or not. */
export async function surplusOf({ name, app, balance }: Buyer, orders: readonly Order[]): Promise<number> {
  const moved = orders
    .filter(({ customer, outcome }) => customer === name && outcome === 'done')
    .reduce((sum, { adds }) => sum + adds, 0)
  let surplus = Number.NaN
  await until(`the last transfer of ${name}`, ARRIVES_SECONDS, async () => {
    surplus = (await balanceOf(app)) - balance - moved
    return surplus === 0 ? true : undefined
  }).catch(() => undefined)
  return surplus
}

/** What a restored database has of orders that were done before the moment and of those begun after it. */
export async function restoredFindings(
  url: string,
  before: readonly Order[],
  after: readonly Order[],
): Promise<readonly string[]> {
  const db = await openDatabase({ url, poolSize: 2 })
  try {
    const [earlier, later] = [await carriedOut(db, before), await carriedOut(db, after)]
    const done = before.filter(({ outcome }) => outcome === 'done')
    const missing = done.filter(({ clientId }) => !earlier.has(clientId)).length
    const audit = await checkInvariants(db)
    return [
      ...(missing > 0 ? [`${missing} orders of before the moment are missing`] : []),
      ...(later.size > 0 ? [`${later.size} orders of after the moment are there`] : []),
      ...audit.map(({ rule, subject, detail }) => `${rule}: ${subject} ${detail}`),
    ]
  } finally {
    await db.close()
  }
}
