import { queryWallet as call } from '@/contract/account/queryWallet'
import { maskCard } from '@/domain/masks/mask'
import { addFen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { earningOf, electronicOf } from '@sandbox/business/interest'
import { inPots } from '@sandbox/business/pots'
import { balanceOf, frozenMoney, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { moneyOnItsWay } from '../onItsWay'

export const queryWallet = accountHandler(call, async ({ bank, customer, account, today }) => {
  const on = bank.db.drizzle
  const available = await balanceOf(on, wallet(customer.id))
  const frozen = await balanceOf(on, frozenMoney(customer.id))
  const pots = await inPots(on, customer.id)
  return ok({
    balance: addFen(available, frozen),
    available,
    frozen,
    ...(pots > 0 && { pots }),
    outgoing: (await moneyOnItsWay(on, customer.id)).outgoing,
    acctNo: maskCard(account.acctNo),
    interest: await earningOf(on, electronicOf(customer.id), today),
  })
})
