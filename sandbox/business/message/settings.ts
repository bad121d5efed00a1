import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryMessageSettings } from '@/contract/message/queryMessageSettings'
import type { Queryable } from '@sandbox/kernel/db'
import type { Customer } from '@sandbox/kernel/scope'
import type { SubscriptionMessages } from '@sandbox/kernel/services'
import { CAMPAIGN_SMS, chooseCampaignSms, wantsCampaignSms } from './campaignSms'
import type { KnownKinds } from './knownKinds'
import { messageRefusals, messageSubscriptions } from './tables'

type Setting = ResponseOf<typeof queryMessageSettings>['kinds'][number]

/** The settings of a customer's messages, by kind, in the order of the capabilities; last what comes only once it is turned on. */
export async function settingsOf(
  on: Queryable,
  kinds: KnownKinds,
  templates: Pick<SubscriptionMessages, 'templateOf'>,
  customer: Pick<Customer, 'id' | 'mobileNo'>,
): Promise<Setting[]> {
  const customerId = customer.id
  const refused = await on.select().from(messageRefusals).where(eq(messageRefusals.customerId, customerId))
  const allowed = await on.select().from(messageSubscriptions).where(eq(messageSubscriptions.customerId, customerId))
  const own = Object.entries(kinds).map(([kind, { group, title, sent }]) => {
    const templateId = templates.templateOf(kind)
    return {
      kind,
      group,
      title,
      always: sent === 'always',
      wanted: sent === 'always' || !refused.some((one) => one.kind === kind),
      ...(templateId === undefined ? {} : { templateId }),
      allowed: allowed.find((one) => one.kind === kind)?.allowed ?? 0,
    }
  })
  const wanted = await wantsCampaignSms(on, customer.mobileNo ?? '')
  const bySms = { kind: CAMPAIGN_SMS, group: 'activity', title: '活动短信（经您同意才发送）' } as const
  return [...own, { ...bySms, always: false, wanted, allowed: 0 }]
}

/** Whether a kind may be turned off. */
export const isOptional = (kinds: KnownKinds, kind: string): boolean =>
  kind === CAMPAIGN_SMS || (Object.hasOwn(kinds, kind) && kinds[kind]?.sent === 'unlessRefused')

interface Turning {
  readonly customer: Pick<Customer, 'id' | 'mobileNo'>
  readonly kind: string
  readonly wanted: boolean
  readonly now: number
}

/** Turns a kind on or off. @param now by the bank's clock, epoch ms */
export async function setWanted(on: Queryable, { customer, kind, wanted, now }: Turning): Promise<void> {
  const { id: customerId, mobileNo } = customer
  if (kind === CAMPAIGN_SMS) {
    if (mobileNo !== null) await chooseCampaignSms(on, { mobileNo, customerId, wanted, now })
  } else if (wanted) {
    await on
      .delete(messageRefusals)
      .where(and(eq(messageRefusals.customerId, customerId), eq(messageRefusals.kind, kind)))
  } else await on.insert(messageRefusals).values({ customerId, kind, refusedAt: now }).onConflictDoNothing()
}
