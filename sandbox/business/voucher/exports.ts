import { eq } from 'drizzle-orm'
import { MOST_EXPORTED, type ExportSection } from '@sandbox/kernel/capability'
import { coupons } from './tables'

const couponsSection: ExportSection = {
  tables: [coupons],
  read: (on, { customerId }) =>
    on.select().from(coupons).where(eq(coupons.customerId, customerId)).limit(MOST_EXPORTED),
}

export const voucherExports = { coupons: couponsSection }
