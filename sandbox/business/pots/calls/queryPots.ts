import { queryPots as call } from '@/contract/pots/queryPots'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import { MOST_POTS } from '@/domain/pots/pots'
import { ok } from '@/domain/result'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { lastMovements } from '../move'
import { potBalances, potsOf } from '../pots'
import { wirePot } from '../wire'

export const queryPots = accountHandler(call, async ({ bank, customer, today }) => {
  const on = bank.db.drizzle
  const open = await potsOf(on, customer.id)
  const balances = await potBalances(on, customer.id)
  const movements = await lastMovements(on, customer.id)
  return ok({
    available: await balanceOf(on, wallet(customer.id)),
    total: addFen(...balances.values()),
    canOpen: Math.max(0, MOST_POTS - open.length),
    today,
    pots: open.map((pot) => wirePot(pot, balances.get(pot.potId) ?? ZERO_FEN, today)),
    movements: movements.map(({ customerId: _self, ...movement }) => movement),
  })
})
