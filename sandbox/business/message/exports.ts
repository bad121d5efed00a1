import { eq } from 'drizzle-orm'
import { MOST_EXPORTED, type ExportSection } from '@sandbox/kernel/capability'
import { messages } from './tables'

const messagesSection: ExportSection = {
  tables: [messages],
  read: (on, { customerId }) =>
    on.select().from(messages).where(eq(messages.customerId, customerId)).limit(MOST_EXPORTED),
}

export const messageExports = { messages: messagesSection }
