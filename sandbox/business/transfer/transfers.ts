import type { BankError } from '@/domain/errors/catalogue'
import type { Fen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { TransferDirection } from '@/domain/transfer/machine'
import type { Tx } from '@sandbox/kernel/db'
import { lockAccounts } from '@sandbox/kernel/ledger'
import { placeOf } from './accounts'
import { beginTransfer, moveTransfer } from './machine'
import type { Transfer } from './tables'

/** Money that has moved already, between the account and a card nobody named. */
export interface MovedMoney {
  readonly customerId: string
  /** Fen, above 0. */
  readonly amount: Fen
  readonly clientId?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
  readonly memo?: string
}

/** What is known of it: its order's number as `id`. */
export type MovedTransfer = Transfer & { readonly id: string }

/** Records money that has come in from a card; for seeds and tests. */
export const transferIn = (tx: Tx, money: MovedMoney): Promise<Result<MovedTransfer, BankError>> =>
  move(tx, 'IN', money)

/** Records money that has gone out to a card; for seeds and tests. Fails with InsufficientFunds. */
export const transferOut = (tx: Tx, money: MovedMoney): Promise<Result<MovedTransfer, BankError>> =>
  move(tx, 'OUT', money)

async function move(
  tx: Tx,
  direction: TransferDirection,
  money: MovedMoney,
): Promise<Result<MovedTransfer, BankError>> {
  // Both postings' accounts at once: whoever locks them one after the other may wait for who waits for them.
  const { wallet, outgoing, cardClearing } = placeOf(money.customerId)
  await lockAccounts(tx, direction === 'OUT' ? [wallet, outgoing, cardClearing] : [wallet, cardClearing])
  const begun = await beginTransfer(tx, { ...money, direction, speed: 'REALTIME' })
  if (!begun.ok) return begun
  const moved = await moveTransfer(tx, begun.value, { trigger: 'accepted', now: money.now })
  if (!moved) throw new Error('a transfer that was sent could not be settled')
  return ok({ ...moved, id: moved.orderNo })
}
