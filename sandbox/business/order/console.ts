import { desc } from 'drizzle-orm'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'

const LATEST = 50

export const orderConsole = {
  views: {
    /** The latest orders with who brought the customer; without customers' names or amounts. */
    orders: ({ db }) =>
      db.drizzle
        .select({
          kind: schema.orders.kind,
          productType: schema.orders.productType,
          status: schema.orders.status,
          createdAt: schema.orders.createdAt,
          source: schema.orders.source,
        })
        .from(schema.orders)
        .orderBy(desc(schema.orders.createdAt), desc(schema.orders.id))
        .limit(LATEST),
  },
} satisfies ConsolePart
