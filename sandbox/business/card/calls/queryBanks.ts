import { queryBanks as call } from '@/contract/card/queryBanks'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { CARD_BANKS, maintainedNow } from '../bankList'

export const queryBanks = sessionHandler(call, async ({ bank }) => {
  const maintained = await maintainedNow(bank.db.drizzle)
  return ok({ banks: CARD_BANKS.map((one) => ({ ...one, maintained: maintained.has(one.name) })) })
})
