import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Tx } from '@sandbox/kernel/db'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import type { Order } from '@sandbox/kernel/orders/orders'
import { CARD_CLEARING } from './accounts'
import { wallet } from '@sandbox/kernel/ledger/chart'
import { lockAccounts, post } from '@sandbox/kernel/ledger/post'

export interface Transfer {
  readonly customerId: string
  /** Fen, above 0. */
  readonly amount: Fen
  readonly clientId?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
  readonly memo?: string
}

/** Brings money from a bound card into the electronic account. Card and limits are the caller's to check. */
export async function transferIn(tx: Tx, transfer: Transfer): Promise<Result<Order, BankError>> {
  return move(tx, transfer, 'transferIn', transfer.amount)
}

/** Pays money from the electronic account out to a bound card. Fails with InsufficientFunds. */
export async function transferOut(tx: Tx, transfer: Transfer): Promise<Result<Order, BankError>> {
  return move(tx, transfer, 'transferOut', -transfer.amount)
}

async function move(
  tx: Tx,
  transfer: Transfer,
  kind: 'transferIn' | 'transferOut',
  credit: number,
): Promise<Result<Order, BankError>> {
  const { customerId, amount, clientId, now, memo } = transfer
  if (amount <= 0) return fail(bankError('InvalidRequest'))
  const account = wallet(customerId)
  const balances = await lockAccounts(tx, [account, CARD_CLEARING])
  if ((balances.get(account.id) ?? 0) + credit < 0) return fail(bankError('InsufficientFunds'))
  const order = await recordOrder(tx, { customerId, kind, amount, clientId, at: now })
  const entries = [
    { account, amount: credit },
    { account: CARD_CLEARING, amount: -credit },
  ]
  const posted = await post(tx, { id: order.id, clientId, kind, entries, at: now, memo })
  return posted.ok ? ok(order) : posted
}
