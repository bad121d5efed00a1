import { queryWallet as call } from '@/contract/account/queryWallet'
import { maskCard } from '@/domain/masks/mask'
import { addFen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { outgoingMoney } from '@sandbox/business/transfer'
import { balanceOf, frozenMoney, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryWallet = accountHandler(call, async ({ bank, customer, account }) => {
  const on = bank.db.drizzle
  const available = await balanceOf(on, wallet(customer.id))
  const frozen = await balanceOf(on, frozenMoney(customer.id))
  return ok({
    balance: addFen(available, frozen),
    available,
    frozen,
    outgoing: await balanceOf(on, outgoingMoney(customer.id)),
    acctNo: maskCard(account.acctNo),
  })
})
