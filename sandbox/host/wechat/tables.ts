import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '@sandbox/kernel/db/schema/columns'

/** What WeChat gave the bank to ask with, for all of its processes; none of it is about a person. */
export const wechatTokens = pgTable(
  'wechat_tokens',
  {
    appId: text().notNull(),
    kind: text({ enum: ['access', 'jsapi'] }).notNull(),
    value: text().notNull().default(''),
    /** By the machine's clock. */
    expiresAt: instantColumn().notNull().default(0),
    /** Until then one process is renewing it. */
    renewingUntil: instantColumn().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind] })],
)
