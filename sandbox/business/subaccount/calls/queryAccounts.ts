import { queryAccounts as call } from '@/contract/subaccount/queryAccounts'
import { isDormant } from '@/domain/account/status'
import { RECEIVING_BANK } from '@/domain/receivingBank'
import { maskCard } from '@/domain/masks/mask'
import { ZERO_FEN } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { accountState } from '@sandbox/kernel/session/access'
import { lostNumbers } from '@sandbox/kernel/session/lost'
import { ELECTRONIC, receives } from '../merchants'
import { subBalance } from '../move'
import { subsOf } from '../subAccounts'

export const queryAccounts = accountHandler(call, async ({ bank, customer, account }) => {
  const on = bank.db.drizzle
  const subs = await subsOf(on, customer.id)
  const lost = await lostNumbers(on, customer.id)
  const status = accountState(account)
  const standing = status.receiveNoPay === 'Y' ? 'RECEIVE_ONLY' : 'ACTIVE'
  const electronic = {
    acctId: ELECTRONIC,
    class: 'ELECTRONIC',
    acctNo: maskCard(account.acctNo),
    alias: '',
    state: isDormant(status) ? 'DORMANT' : standing,
    receives: false,
    lost: lost.has(account.acctNo),
    available: await balanceOf(on, wallet(customer.id)),
    openedAt: account.openedAt,
  } as const
  const available = new Map(
    await Promise.all(subs.map(async (sub) => [sub.acctId, await subBalance(on, sub)] as const)),
  )
  return ok({
    branch: RECEIVING_BANK.branch,
    bankNo: RECEIVING_BANK.bankNo,
    accounts: [
      electronic,
      ...subs.map((sub) => {
        const { acctId, acctNo, alias, state, openedAt } = sub
        const shown = { acctId, class: sub.class, acctNo: maskCard(acctNo), alias, state, openedAt }
        return {
          ...shown,
          available: available.get(acctId) ?? ZERO_FEN,
          receives: receives(sub),
          lost: lost.has(acctNo),
        }
      }),
    ],
  })
})
