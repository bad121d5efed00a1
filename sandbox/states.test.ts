import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { schema } from '@sandbox/testing/schema'
import { withEmbeddedBank } from '@sandbox/testing/withBank'

/**
 * States that nobody of the demonstration is in, by their table: some last for moments, some end with an account that nobody
 * could sign in to, some need the console's switches, and some are still to be seeded.
 */
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  account_applications: ['SUBMITTED', 'PROCESSING', 'OPENED', 'FAILED'],
  approvals: ['APPROVED', 'EXECUTING'],
  campaigns: ['DRAFT', 'IN_REVIEW', 'ENDED', 'REJECTED'],
  closure_steps: ['CLOSED', 'WITHDRAWN'],
  closures: ['CLOSED', 'WITHDRAWN'],
  commission_settlements: ['SETTLED', 'PAID'],
  commissions: ['ACCRUED', 'CONFIRMED', 'SETTLED', 'PAID', 'CLAWED_BACK'],
  eligibilities: ['ENDED'],
  freezes: ['EXPIRED'],
  mall_orders: ['DELIVERED'],
  marketers: ['ENDED'],
  org_cards: ['APPROVING', 'FAILED', 'REJECTED', 'REPLACED'],
  org_transfer_steps: ['WAITING', 'CANCELLED', 'REVERSED'],
  org_transfers: ['WAITING', 'SENT', 'CANCELLED', 'REVERSED'],
  partner_orders: ['LAPSED'],
  phone_changes: ['STARTED', 'OLD_PROVED', 'NEW_PROVED'],
  prize_parcels: ['LAPSED'],
  relations: ['VOID'],
  served: ['LAPSED'],
  shops: ['DRAFT', 'ONLINE', 'REJECTED'],
  survey_attempts: ['STARTED', 'PASSED'],
  vouchers: ['EXPIRED'],
}

withEmbeddedBank((bank) => {
  test('somebody of the demonstration is in each state of each thing that has states, but for those listed', async () => {
    const unseen: string[] = []
    let asked = 0
    for (const table of Object.values(schema)) {
      if (!is(table, PgTable)) continue
      const { state }: { readonly state?: PgColumn } = getTableColumns(table as PgTable)
      const all: readonly string[] | undefined = state?.enumValues
      if (!state || !all) continue
      asked += 1
      const { name } = getTableConfig(table)
      const seen = (await bank.db.drizzle.selectDistinct({ state }).from(table)).map((row) => String(row.state))
      const wanted = all.filter((one) => !UNSEEN[name]?.includes(one))
      unseen.push(...wanted.filter((one) => !seen.includes(one)).map((one) => `${name} ${one}`))
    }
    expect(asked).toBeGreaterThan(25)
    expect(unseen).toEqual([])
  })
})
