import { queryFamilyCards as call } from '@/contract/family/queryFamilyCards'
import { FAMILY } from '@/domain/family/grant'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { givenBy, receivedBy } from '../grants'
import { wireGiven, wireReceived } from '../wire'

export const queryFamilyCards = accountHandler(call, async ({ bank, customer, today }) => {
  const on = bank.db.drizzle
  return ok({
    given: await wireGiven(on, await givenBy(on, customer.id), today),
    received: await wireReceived(on, await receivedBy(on, customer.id), today),
    most: FAMILY.mostGiven,
  })
})
