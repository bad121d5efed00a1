import { eq, inArray } from 'drizzle-orm'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { campaignSmsChoices, messageRefusals, messages, messageSubscriptions, subscriptionSends } from './tables'

/** The message box is its owner's alone: nobody opens it any more, and the law asks for none of it. */
export const messageClosing: ClosureChecks = {
  find: async () => [],
  async closed(tx, { customerId }) {
    const own = tx.select({ id: messages.id }).from(messages).where(eq(messages.customerId, customerId))
    await tx.delete(subscriptionSends).where(inArray(subscriptionSends.messageId, own))
    for (const table of [messages, messageRefusals, messageSubscriptions, campaignSmsChoices])
      await tx.delete(table).where(eq(table.customerId, customerId))
  },
}
