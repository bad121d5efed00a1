import { schema } from './db'
import type { Queryable } from './db'

interface EventSubject {
  readonly customerId?: string
  readonly sessionId?: string
  /** What was decided and by which version of the rules. Must not hold names, numbers or passwords. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Records an event that a regulator may ask about later. `now`: epoch ms by the bank's clock. */
export async function recordEvent(
  on: Queryable,
  now: number,
  kind: string,
  { customerId, sessionId, detail = {} }: EventSubject,
): Promise<void> {
  await on.insert(schema.auditEvents).values({ at: now, kind, customerId, sessionId, detail })
}
