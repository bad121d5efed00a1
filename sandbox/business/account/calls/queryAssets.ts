import { queryAssets as call } from '@/contract/account/queryAssets'
import { addFen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { EVERY_DEPOSIT, listDeposits, sumHoldings } from '@sandbox/business/deposit'
import { accruedInterest, allIncome, assetsOf, paidIncome, yesterdayIncome } from '@sandbox/business/holding'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryAssets = accountHandler(call, async ({ bank, customer, now, today }) => {
  const on = bank.db.drizzle
  const customerId = customer.id
  const yesterday = await yesterdayIncome(on, { customerId })
  const open = await listDeposits(on, { customerId, state: 'open', now, limit: EVERY_DEPOSIT })
  return ok({
    ...(await assetsOf(on, customerId)),
    accruedInterest: addFen(...Object.values(await accruedInterest(on, customerId, today))),
    yesterdayIncome: allIncome(yesterday),
    yesterdayWealthIncome: yesterday.wealthIncome,
    accumulatedIncome: allIncome(await paidIncome(on, { customerId })),
    expectedInterest: sumHoldings(open).appointInterestSum,
    today,
  })
})
