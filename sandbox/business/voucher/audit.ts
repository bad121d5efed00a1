import { sql } from 'drizzle-orm'
import type { LedgerAudit } from '@sandbox/kernel/ledger'

export const couponAudit: LedgerAudit = {
  accountKinds: ['marketingExpense'],
  expected: sql`
    SELECT 'bank:marketingExpense' AS account_id, -sum(benefit)::bigint AS total FROM coupons WHERE paid_at IS NOT NULL`,
}
