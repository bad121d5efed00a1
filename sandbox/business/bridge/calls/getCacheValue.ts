import { and, eq } from 'drizzle-orm'
import { getCacheValue as call } from '@/contract/bridge/getCacheValue'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { cacheOwner } from '../cacheOwner'
import { cacheValues } from '../tables'

export const getCacheValue = sessionHandler(call, async ({ bank, session }, { key }) => {
  const [kept] = await bank.db.drizzle
    .select({ value: cacheValues.value })
    .from(cacheValues)
    .where(and(eq(cacheValues.owner, cacheOwner(session)), eq(cacheValues.key, key)))
  return ok({ value: kept?.value ?? '' })
})
