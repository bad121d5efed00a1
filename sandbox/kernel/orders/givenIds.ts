import { and, eq } from 'drizzle-orm'
import type { Call } from '@/contract/call'
import { schema } from '../db'
import type { Queryable } from '../db'
import { orderHash } from './moneyHandler'

/** A call's id as a customer gave it, with what it was given with. */
export interface GivenId {
  readonly customerId: string
  readonly call: string
  readonly clientId: string
  readonly bodyHash: string
}

/** Of these an id names a draft, which is written again and again. */
const REWRITES: readonly string[] = ['saveApproval']

/** The id of a call that changes something without moving money; money calls have their own (`runOnce`). */
export function givenIdOf(
  { name, effect }: Call,
  customerId: string | undefined,
  request: unknown,
): GivenId | undefined {
  const { clientId } = request as { readonly clientId?: unknown }
  if (effect !== 'write' || typeof clientId !== 'string' || customerId === undefined) return undefined
  return REWRITES.includes(name)
    ? undefined
    : { customerId, call: name, clientId, bodyHash: orderHash(request as object) }
}

/** Whether the id was given with something else, which was done. */
export async function wasGivenOtherwise(on: Queryable, { bodyHash, ...id }: GivenId): Promise<boolean> {
  const { givenIds } = schema
  const isIt = [eq(givenIds.customerId, id.customerId), eq(givenIds.call, id.call), eq(givenIds.clientId, id.clientId)]
  const [before] = await on
    .select()
    .from(givenIds)
    .where(and(...isIt))
  return before !== undefined && before.bodyHash !== bodyHash
}

/** Binds an id to what was done under it. @param now epoch ms by the machine's clock */
export async function bindGivenId(on: Queryable, given: GivenId, now: number): Promise<void> {
  await on
    .insert(schema.givenIds)
    .values({ ...given, givenAt: now })
    .onConflictDoNothing()
}
