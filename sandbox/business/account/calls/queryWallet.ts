import { queryWallet as call } from '@/contract/account/queryWallet'
import { maskCard } from '@/domain/masks/mask'
import { addFen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { outgoingMoney } from '@sandbox/business/transfer'
import { balanceOf, frozenMoney, statementOf, wallet } from '@sandbox/kernel/ledger'
import type { StatementLine } from '@sandbox/kernel/ledger'
import { named } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import { accountHandler } from '@sandbox/kernel/scope'

const LATEST = 50

const titleOf = (capabilities: readonly Capability[], { kind, memo }: StatementLine): string => {
  const title =
    named(
      capabilities.map(({ postings }) => postings),
      kind,
    ) ?? '账务处理'
  return memo === '' ? title : `${title} · ${memo}`
}

export const queryWallet = accountHandler(call, async ({ bank, customer, account }) => {
  const on = bank.db.drizzle
  const available = await balanceOf(on, wallet(customer.id))
  const frozen = await balanceOf(on, frozenMoney(customer.id))
  const lines = await statementOf(on, wallet(customer.id), { limit: LATEST })
  return ok({
    balance: addFen(available, frozen),
    available,
    frozen,
    outgoing: await balanceOf(on, outgoingMoney(customer.id)),
    acctNo: maskCard(account.acctNo),
    records: lines.map((line) => ({
      id: String(line.id),
      kind: line.kind,
      title: titleOf(bank.capabilities, line),
      amount: line.amount,
      balance: line.balanceAfter,
      at: line.at,
    })),
  })
})
