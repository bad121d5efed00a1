import { queryWallet as call } from '@/contract/account/queryWallet'
import { maskCard } from '@/domain/masks/mask'
import { addFen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { balanceOf, frozenMoney, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { moneyOnItsWay } from '../onItsWay'

export const queryWallet = accountHandler(call, async ({ bank, customer, account }) => {
  const on = bank.db.drizzle
  const available = await balanceOf(on, wallet(customer.id))
  const frozen = await balanceOf(on, frozenMoney(customer.id))
  return ok({
    balance: addFen(available, frozen),
    available,
    frozen,
    outgoing: (await moneyOnItsWay(on, customer.id)).outgoing,
    acctNo: maskCard(account.acctNo),
  })
})
