import { queryWallet as call } from '@/contract/account/queryWallet'
import { maskCard } from '@/domain/masks/mask'
import { addFen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { earningOf, electronicOf } from '@sandbox/business/interest'
import { balancesByKind } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryWallet = accountHandler(call, async ({ bank, customer, account, today }) => {
  const on = bank.db.drizzle
  const held = await balancesByKind(on, customer.id)
  const [available, frozen, pots] = [held('wallet'), held('frozen'), held('pot')]
  return ok({
    balance: addFen(available, frozen),
    available,
    frozen,
    ...(pots > 0 && { pots }),
    outgoing: held('outgoing'),
    acctNo: maskCard(account.acctNo),
    interest: await earningOf(on, electronicOf(customer.id), today),
  })
})
