import { queryAssets as call } from '@/contract/account/queryAssets'
import { addFen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { listWealth } from '@sandbox/business/wealth'
import { accountHandler } from '@sandbox/kernel/scope'
import { outgoingMoney } from '@sandbox/business/transfer'
import { balanceOf, frozenMoney, wallet } from '@sandbox/kernel/ledger'
import { depositPrincipal, listDeposits, sumHoldings } from '@sandbox/business/deposit'

const ALL = 10_000

/**
 * Balances come from the ledger; money on its way into or out of wealth counts as wealth, frozen money and money on its
 * way to a card as the electronic account's, so that none goes missing.
 */
export const queryAssets = accountHandler(call, async ({ bank, customer, now, today }) => {
  const on = bank.db.drizzle
  const customerId = customer.id
  const positions = await listWealth(on, customerId)
  const open = await listDeposits(on, { customerId, state: 'open', now, limit: ALL })
  const parts = {
    wallet: addFen(
      await balanceOf(on, wallet(customerId)),
      await balanceOf(on, frozenMoney(customerId)),
      await balanceOf(on, outgoingMoney(customerId)),
    ),
    deposits: await balanceOf(on, depositPrincipal(customerId)),
    wealth: addFen(...positions.flatMap(({ shares, subscribing, redeeming }) => [shares, subscribing, redeeming])),
  }
  return ok({
    ...parts,
    total: addFen(parts.wallet, parts.deposits, parts.wealth),
    yesterdayIncome: addFen(...positions.map(({ yesterdayIncome }) => yesterdayIncome)),
    accumulatedIncome: addFen(...positions.map(({ accumulatedIncome }) => accumulatedIncome)),
    expectedInterest: sumHoldings(open).appointInterestSum,
    today,
  })
})
