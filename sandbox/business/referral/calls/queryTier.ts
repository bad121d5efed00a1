import { queryTier as call } from '@/contract/referral/queryTier'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { tierOn } from '../tiers'

export const queryTier = accountHandler(call, async ({ bank, customer, today }) =>
  ok(await tierOn(bank.db.drizzle, customer.id, today)),
)
