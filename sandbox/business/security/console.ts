import { desc } from 'drizzle-orm'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'

const LATEST = 50

export const securityConsole = {
  views: {
    sms: ({ db }) =>
      db.drizzle
        .select({
          mobileNo: schema.smsMessages.mobileNo,
          text: schema.smsMessages.text,
          sentAt: schema.smsMessages.sentAt,
          consumedAt: schema.smsMessages.consumedAt,
        })
        .from(schema.smsMessages)
        .orderBy(desc(schema.smsMessages.id))
        .limit(LATEST),
  },
} satisfies ConsolePart
