import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '@sandbox/kernel/db/schema/columns'

export const cacheValues = pgTable(
  'cache_values',
  { owner: text().notNull(), key: text().notNull(), value: text().notNull(), expiresAt: instantColumn() },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
)
