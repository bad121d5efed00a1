import { asc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { vouchers } from './tables'

/** Vouchers without what their codes are made with. */
export const vouchersExport: ExportSection = {
  tables: [vouchers],
  async read(on, { customerId }) {
    const { voucherId, kind, name, face, least, merchant, terms, validFrom, validUntil, state, issuedAt, usedAt } =
      vouchers
    const rows = await on
      .select({ voucherId, kind, name, face, least, merchant, terms, validFrom, validUntil, state, issuedAt, usedAt })
      .from(vouchers)
      .where(eq(vouchers.customerId, customerId))
      .orderBy(asc(issuedAt), asc(voucherId))
      .limit(MAX_EXPORTED)
    return rows.map((row) => ({ ...row, terms: row.terms.join('；') }))
  },
}
