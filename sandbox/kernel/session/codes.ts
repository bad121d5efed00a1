import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Queryable } from '../db'
import { oneUseCodes } from '../db/schema'
import { newToken, tokenHash } from './secrets'

/** What a code is for; a code of one kind is refused as another. */
export type CodeKind = 'oauthCode' | 'auth' | 'deposit' | 'gestureSync' | 'kingdee' | 'loan' | 'face'

export interface OneUseCode {
  readonly kind: CodeKind
  /** Whom or what it stands for: an open id, a customer id. */
  readonly subject: string
  /** Further data stored with it. */
  readonly payload?: Readonly<Record<string, unknown>>
  /** Milliseconds. */
  readonly lifetime: number
}

/** Makes a code that can be used once. `now`: epoch ms by the real clock. */
export async function issueCode(on: Queryable, now: number, about: OneUseCode) {
  const code = newToken()
  await keepCode(on, now, code, about)
  return code
}

/** As `issueCode`, of a code that somebody else made and nobody can guess. */
export async function keepCode(
  on: Queryable,
  now: number,
  code: string,
  { kind, subject, payload = {}, lifetime }: OneUseCode,
): Promise<void> {
  await on
    .insert(oneUseCodes)
    .values({ codeHash: tokenHash(code), kind, subject, payload, createdAt: now, expiresAt: now + lifetime })
}

const usable = (now: number, kind: CodeKind, code: string) =>
  and(
    eq(oneUseCodes.codeHash, tokenHash(code)),
    eq(oneUseCodes.kind, kind),
    isNull(oneUseCodes.consumedAt),
    gt(oneUseCodes.expiresAt, now),
  )

/** What a code that can still be used stands for, without using it up; undefined as for `consumeCode`. */
export async function peekCode(on: Queryable, now: number, kind: CodeKind, code: string) {
  const [row] = await on
    .select({ subject: oneUseCodes.subject, payload: oneUseCodes.payload })
    .from(oneUseCodes)
    .where(usable(now, kind, code))
  return row
}

/** Uses a code up, atomically; undefined when it is unknown, of another kind, too old or used. */
export async function consumeCode(on: Queryable, now: number, kind: CodeKind, code: string) {
  const [row] = await on
    .update(oneUseCodes)
    .set({ consumedAt: now })
    .where(usable(now, kind, code))
    .returning({ subject: oneUseCodes.subject, payload: oneUseCodes.payload })
  return row
}
