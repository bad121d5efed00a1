import { querySubRecords as call } from '@/contract/subaccount/querySubRecords'
import { MOVEMENT_FACTS } from '@/domain/accountClasses/machine'
import { bankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfMovements } from '../move'
import { findSub } from '../subAccounts'

export const querySubRecords = accountHandler(call, async ({ bank, customer }, { acctId, after }) => {
  const on = bank.db.drizzle
  const sub = await findSub(on, customer.id, acctId)
  if (!sub) return fail(bankError('SubAccountUnknown'))
  const { movements, more } = await pageOfMovements(on, sub, after)
  return ok({
    records: movements.map(({ orderNo, kind, amount, counterparty, at }) => ({
      orderNo,
      kind,
      amount: MOVEMENT_FACTS[kind].comesIn ? amount : fen(-amount),
      counterparty,
      at,
    })),
    more,
  })
})
