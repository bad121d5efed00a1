import { and, eq } from 'drizzle-orm'
import { getCacheValue as call } from '../../../src/contract/cache/getCacheValue'
import { ok } from '../../../src/domain/result'
import { schema } from '../../db'
import { sessionHandler } from '../scope'
import { cacheOwner } from './owner'

const { cacheValues } = schema

export const getCacheValue = sessionHandler(call, async ({ bank, session }, { key }) => {
  const [kept] = await bank.db.drizzle
    .select({ value: cacheValues.value })
    .from(cacheValues)
    .where(and(eq(cacheValues.owner, cacheOwner(session)), eq(cacheValues.key, key)))
  return ok({ value: kept?.value ?? '' })
})
