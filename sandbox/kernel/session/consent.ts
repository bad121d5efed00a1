import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { BridgeConsent } from '@/domain/bridge/bridges'
import type { SeparateConsent } from '@/domain/policy'
import { schema } from '../db'
import type { Queryable, Tx } from '../db'
import { advisoryLock } from '../db/advisoryLock'
import type { Session } from './sessions'

/** What is agreed to: the policy, what needs a consent of its own, and each agreement of an account. */
export type ConsentKind = 'privacyPolicy' | SeparateConsent | BridgeConsent | `agreement:${string}`

const { consents } = schema

type Given = typeof consents.$inferSelect

/** Who consents: a session, or a customer whose open id is known. */
type Person = Pick<Session, 'openId' | 'customerId'>

/** Consent given before registration, under the open id, stays valid after it. */
const subjects = ({ openId, customerId }: Person): string[] =>
  customerId === undefined ? [openId] : [openId, customerId]

const standing = (session: Person, kind: ConsentKind) =>
  and(inArray(consents.subject, subjects(session)), eq(consents.kind, kind), isNull(consents.withdrawnAt))

/** Whether the person agrees to exactly this version. */
export async function hasConsent(on: Queryable, session: Person, kind: ConsentKind, version: string): Promise<boolean> {
  const given = await on
    .select({ id: consents.id })
    .from(consents)
    .where(and(standing(session, kind), eq(consents.version, version)))
    .limit(1)
  return given.length === 1
}

/**
 * What to compare with before somebody is asked: the version that they agreed to last, where it is another one.
 * @param given what they agreed to, newest first (`consentsOf`)
 */
export function formerVersionOf(given: readonly Given[], kind: ConsentKind, version: string): string | undefined {
  const last = given.find((one) => one.kind === kind)
  return last?.version === version ? undefined : last?.version
}

/**
 * Records consent with its time and the version before it, once a version: two phones at once take turns. By the person's
 * turn and not the customer's row, because the policy is agreed to before there is a customer.
 */
export async function giveConsent(
  tx: Tx,
  session: Person,
  kind: ConsentKind,
  version: string,
  now: number,
): Promise<void> {
  const subject = session.customerId ?? session.openId
  await advisoryLock(tx, `consent ${subject}`)
  if (await hasConsent(tx, session, kind, version)) return
  const given = await consentsOf(tx, session)
  const previousVersion = given.find((one) => one.kind === kind && one.version !== version)?.version
  await tx.insert(consents).values({ subject, kind, version, givenAt: now, previousVersion })
}

/** Withdraws consent to every version; the record stays, with the time it ended. */
export async function withdrawConsent(on: Queryable, session: Person, kind: ConsentKind, now: number): Promise<void> {
  await on.update(consents).set({ withdrawnAt: now }).where(standing(session, kind))
}

/** Everything a person agreed to, newest first, whether it still stands or not. */
export const consentsOf = (on: Queryable, session: Person): Promise<Given[]> =>
  on
    .select()
    .from(consents)
    .where(inArray(consents.subject, subjects(session)))
    .orderBy(desc(consents.givenAt), desc(consents.id))

/** Which of some customers agree to exactly this version. */
export async function customersConsenting(
  on: Queryable,
  customerIds: readonly string[],
  kind: ConsentKind,
  version: string,
): Promise<ReadonlySet<string>> {
  if (customerIds.length === 0) return new Set()
  const given = await on
    .select({ subject: consents.subject })
    .from(consents)
    .where(
      and(
        inArray(consents.subject, [...customerIds]),
        eq(consents.kind, kind),
        eq(consents.version, version),
        isNull(consents.withdrawnAt),
      ),
    )
  return new Set(given.map(({ subject }) => subject))
}
