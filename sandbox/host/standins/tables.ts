import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const standinChoices = pgTable(
  'standin_choices',
  { openId: text().notNull(), service: text().notNull(), outcome: text().notNull() },
  (table) => [primaryKey({ columns: [table.openId, table.service] })],
)
