import type { SubscriptionMessages } from '@sandbox/kernel/services'
import { standinSubscriptionMessages } from './tables'

/** Template ids by kind of message (SUBSCRIPTION_TEMPLATES). */
export type Templates = Readonly<Record<string, string>>

/** Stands in for WeChat's subscription messages: stores what would be sent, for the console to show. */
export const sandboxSubscriptions = (templates: Templates): SubscriptionMessages => ({
  templateOf: (kind) => (Object.hasOwn(templates, kind) ? templates[kind] : undefined),
  async send(on, { openId, templateId, title, messageId, at }) {
    await on.insert(standinSubscriptionMessages).values({ openId, templateId, title, messageId, sentAt: at })
    return 'sent'
  },
})
