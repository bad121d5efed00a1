import type * as messageCalls from '@/contract/message'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { messageClosing } from './closing'
import { forgetOldMessages } from './box'
import * as handlers from './calls'
import { messageConsole } from './console'
import { MESSAGES } from './kinds'
import { seedNotices } from './seed'
import { sendSubscriptions, subscriptionsOf } from './subscriptions'
import * as tables from './tables'

export { unreadAtBadge } from './box'
export { type MessageDraft, sendMessages } from './messages'
export { chooseCampaignSms, sendCampaignSms, stopCampaignSms, wantsCampaignSms } from './campaignSms'
export { awaiting } from './subscriptions'

export const message = {
  name: 'message',
  handlers: handlers satisfies Record<keyof typeof messageCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: {
    messages: ownRows(tables.messages),
    messageRefusals: ownRows(tables.messageRefusals),
    campaignSms: ownRows(tables.campaignSmsChoices),
    messageSubscriptions: {
      tables: [tables.messageSubscriptions],
      read: (on, { customerId }) => subscriptionsOf(on, customerId),
    },
  },
  minuteJobs: [
    async ({ db, businessNow }) => forgetOldMessages(db.drizzle, await businessNow()),
    (bank) => sendSubscriptions(bank),
  ],
  seeds: [seedNotices],
  console: messageConsole,
  closureChecks: messageClosing,
} satisfies Capability
