import { schema } from './db'
import type { Queryable } from './db'

interface EventSubject {
  readonly customerId?: string
  readonly sessionId?: string
  /** No names, numbers, passwords: what was decided, and by which version. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Notes what a regulator may ask about later; `now` by the bank's clock. */
export async function recordEvent(
  on: Queryable,
  now: number,
  kind: string,
  { customerId, sessionId, detail = {} }: EventSubject,
): Promise<void> {
  await on.insert(schema.auditEvents).values({ at: now, kind, customerId, sessionId, detail })
}
