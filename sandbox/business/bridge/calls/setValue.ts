import { and, eq, ne, sql } from 'drizzle-orm'
import { setValue as call } from '@/contract/bridge/setValue'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { takeTurn } from '@sandbox/kernel/db/turns'
import { sessionHandler } from '@sandbox/kernel/scope'
import { cacheOwner } from '../cacheOwner'
import { cacheValues } from '../tables'

/** Keys one owner may store; the app needs a handful (ours). */
export const MOST_KEYS = 50

export const setValue = sessionHandler(call, async ({ bank, session }, { key, value }) => {
  const owner = cacheOwner(session)
  return bank.db.transaction(async (tx) => {
    await takeTurn(tx, `cache ${owner}`)
    const [others] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(cacheValues)
      .where(and(eq(cacheValues.owner, owner), ne(cacheValues.key, key)))
    if ((others?.count ?? 0) >= MOST_KEYS) return fail(bankError('InvalidRequest'))
    await tx
      .insert(cacheValues)
      .values({ owner, key, value })
      .onConflictDoUpdate({ target: [cacheValues.owner, cacheValues.key], set: { value } })
    return ok({})
  })
})
