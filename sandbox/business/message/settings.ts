import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryMessageSettings } from '@/contract/message/queryMessageSettings'
import type { Queryable } from '@sandbox/kernel/db'
import type { SubscriptionMessages } from '@sandbox/kernel/services'
import type { KnownKinds } from './knownKinds'
import { messageRefusals, messageSubscriptions } from './tables'

type Setting = ResponseOf<typeof queryMessageSettings>['kinds'][number]

/** The settings of a customer's messages, by kind, in the order of the capabilities. */
export async function settingsOf(
  on: Queryable,
  kinds: KnownKinds,
  templates: Pick<SubscriptionMessages, 'templateOf'>,
  customerId: string,
): Promise<Setting[]> {
  const refused = await on.select().from(messageRefusals).where(eq(messageRefusals.customerId, customerId))
  const allowed = await on.select().from(messageSubscriptions).where(eq(messageSubscriptions.customerId, customerId))
  return Object.entries(kinds).map(([kind, { group, title, sent }]) => {
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
}

/** Whether a kind may be turned off. */
export const isOptional = (kinds: KnownKinds, kind: string): boolean =>
  Object.hasOwn(kinds, kind) && kinds[kind]?.sent === 'unlessRefused'

/** Turns a kind on or off. @param now by the bank's clock, epoch ms */
export async function setWanted(
  on: Queryable,
  { customerId, kind, wanted, now }: { customerId: string; kind: string; wanted: boolean; now: number },
): Promise<void> {
  if (wanted) {
    await on
      .delete(messageRefusals)
      .where(and(eq(messageRefusals.customerId, customerId), eq(messageRefusals.kind, kind)))
  } else await on.insert(messageRefusals).values({ customerId, kind, refusedAt: now }).onConflictDoNothing()
}
