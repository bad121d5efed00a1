import { eq } from 'drizzle-orm'
import { MOST_EXPORTED, type ExportSection } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'

const { orders } = schema

const ordersSection: ExportSection = {
  tables: [orders],
  read: (on, { customerId }) => on.select().from(orders).where(eq(orders.customerId, customerId)).limit(MOST_EXPORTED),
}

export const orderExports = { orders: ordersSection }
