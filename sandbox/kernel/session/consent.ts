import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { schema, type Queryable } from '../db'
import type { Session } from './sessions'

/** What is agreed to: the policy, face data by itself, and each agreement of an account. */
export type ConsentKind = 'privacyPolicy' | 'face' | `agreement:${string}`

const { consents } = schema

/** Consent given before registration stays good after it. */
const subjects = ({ openId, customerId }: Session): string[] =>
  customerId === undefined ? [openId] : [openId, customerId]

const standing = (session: Session, kind: ConsentKind) =>
  and(inArray(consents.subject, subjects(session)), eq(consents.kind, kind), isNull(consents.withdrawnAt))

/** Whether the person agrees to exactly this version. */
export async function hasConsent(
  on: Queryable,
  session: Session,
  kind: ConsentKind,
  version: string,
): Promise<boolean> {
  const given = await on
    .select({ id: consents.id })
    .from(consents)
    .where(and(standing(session, kind), eq(consents.version, version)))
    .limit(1)
  return given.length === 1
}

/** Records consent with its time, once a version. */
export async function giveConsent(
  on: Queryable,
  session: Session,
  kind: ConsentKind,
  version: string,
  now: number,
): Promise<void> {
  if (await hasConsent(on, session, kind, version)) return
  await on.insert(consents).values({ subject: session.customerId ?? session.openId, kind, version, givenAt: now })
}

/** Withdraws it, whichever version; what was given stays on record with its end. */
export async function withdrawConsent(on: Queryable, session: Session, kind: ConsentKind, now: number): Promise<void> {
  await on.update(consents).set({ withdrawnAt: now }).where(standing(session, kind))
}

/** Everything a person agreed to, newest first, whether it still stands or not. */
export const consentsOf = (on: Queryable, session: Session): Promise<(typeof consents.$inferSelect)[]> =>
  on
    .select()
    .from(consents)
    .where(inArray(consents.subject, subjects(session)))
    .orderBy(desc(consents.givenAt), desc(consents.id))
