import type { SubscriptionMessages } from '@sandbox/kernel/services'
import type { Template } from '../wechat/subscription'
import { simulatedSubscriptionMessages } from './tables'

/** Stands in for WeChat's subscription messages: stores what would be sent, for the console to show. */
export const sandboxSubscriptions = (templates: Readonly<Record<string, Template>>): SubscriptionMessages => ({
  templateOf: (kind) => (Object.hasOwn(templates, kind) ? templates[kind]?.id : undefined),
  async send(on, { openId, templateId, title, messageId, at }) {
    await on.insert(simulatedSubscriptionMessages).values({ openId, templateId, title, messageId, sentAt: at })
    return 'sent'
  },
})
