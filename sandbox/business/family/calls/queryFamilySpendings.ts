import { and, desc, eq, lt } from 'drizzle-orm'
import { queryFamilySpendings as call } from '@/contract/family/queryFamilySpendings'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { familyGrants, familySpendings } from '../tables'

const PAGE = 20

/** For whoever gave the card alone. */
export const queryFamilySpendings = accountHandler(call, async ({ bank, customer }, { grantId, after }) => {
  const on = bank.db.drizzle
  const [grant] = await on
    .select({ id: familyGrants.id })
    .from(familyGrants)
    .where(and(eq(familyGrants.id, grantId), eq(familyGrants.ownerId, customer.id)))
  if (!grant) return fail(bankError('GrantUnknown'))
  const found = await on
    .select()
    .from(familySpendings)
    .where(
      and(eq(familySpendings.grantId, grantId), after === undefined ? undefined : lt(familySpendings.orderNo, after)),
    )
    .orderBy(desc(familySpendings.orderNo))
    .limit(PAGE + 1)
  const spendings = found
    .slice(0, PAGE)
    .map(({ orderNo, merchant, amount, refunded, at }) => ({ orderNo, merchant, amount, refunded, at }))
  return ok({ spendings, more: found.length > PAGE })
})
