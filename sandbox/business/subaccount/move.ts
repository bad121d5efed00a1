import { and, desc, eq, lt } from 'drizzle-orm'
import { balanceRefusal } from '@/domain/subaccount/refusals'
import { MOVEMENT_FACTS, mayMove } from '@/domain/subaccount/machine'
import type { Movement } from '@/domain/subaccount/machine'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { LARGEST_TRANSFER } from '@/domain/transfer/limits'
import { INTEREST_ACCOUNTS, settleClosing, subOf } from '@sandbox/business/interest'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { balanceOf, isFreezeShort, lockAccounts, post, wallet } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import { otherSide, subMoney } from './accounts'
import { KIND_OF } from './kinds'
import { changeState, lockSub } from './subAccounts'
import { accountMovements, subAccounts } from './tables'
import type { AccountMovement, SubAccount } from './tables'

/** Money that moves on one account. */
export interface MovementOrder {
  readonly customerId: string
  readonly movement: Movement
  /** The account itself. */
  readonly account: LedgerAccount
  /** Fen, above 0. */
  readonly amount: Fen
  readonly counterparty?: string
  readonly clientId?: string
  readonly originNo?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

export const isAmount = (amount: number): boolean => amount > 0 && amount <= LARGEST_TRANSFER

/**
 * Records and posts a movement; what it is refused for beside the money is its caller's to know, who holds the account's
 * lock. Fails with AccountFrozen or InsufficientFunds and has written nothing then.
 */
export async function postMovement(tx: Tx, order: MovementOrder): Promise<Result<AccountMovement, BankError>> {
  const { customerId, movement, account, amount, counterparty = '', clientId, originNo, now } = order
  const other = otherSide(movement, customerId)
  const [from, to] = MOVEMENT_FACTS[movement].comesIn ? [other, account] : [account, other]
  const balances = await lockAccounts(tx, [from, to])
  if (from.floor !== null && (balances.get(from.id) ?? 0) < amount) {
    const short = from.id === wallet(customerId).id && (await isFreezeShort(tx, customerId))
    return fail(bankError(short ? 'AccountFrozen' : 'InsufficientFunds'))
  }
  const kind = KIND_OF[movement]
  const { id: orderNo } = await recordOrder(tx, { customerId, kind, amount, clientId, at: now })
  const entries = [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
  const posted = await post(tx, { id: orderNo, clientId, kind, entries, at: now, memo: counterparty, orderNo })
  if (!posted.ok) throw new Error(`${orderNo}: ${posted.error.name} with the accounts locked`)
  const row = { orderNo, customerId, accountId: account.id, kind: movement, amount, counterparty, originNo, at: now }
  const [kept] = await tx
    .insert(accountMovements)
    .values({ ...row, day: dayOfInstant(now) })
    .returning()
  if (!kept) throw new Error('an inserted movement was not returned')
  return ok(kept)
}

/** Why money may not move so on an account as it stands; undefined when it may. */
export function stateRefusal({ state }: SubAccount, movement: Movement): BankError | undefined {
  if (mayMove(state, movement)) return undefined
  return bankError(state === 'PASSWORD_UNSET' ? 'PasswordUnset' : 'SubAccountUnavailable')
}

export interface OwnMove {
  readonly customerId: string
  readonly acctId: string
  /** IN: into the account, from the electronic one. */
  readonly direction: 'IN' | 'OUT'
  readonly amount: Fen
  readonly clientId?: string
  readonly now: number
}

/**
 * Moves a customer's own money between the electronic account and another. Fails with AmountInvalid, SubAccountUnknown,
 * PasswordUnset, SubAccountUnavailable, BalanceCap, AccountFrozen, InsufficientFunds.
 */
export async function moveOwn(tx: Tx, order: OwnMove): Promise<Result<AccountMovement, BankError>> {
  const { customerId, acctId, direction, amount, clientId, now } = order
  if (!isAmount(amount)) return fail(bankError('AmountInvalid'))
  const locked = await lockSub(tx, customerId, acctId, [wallet(customerId)])
  if (!locked) return fail(bankError('SubAccountUnknown'))
  const { sub, balance } = locked
  const movement = direction === 'IN' ? 'fund' : 'takeBack'
  const refusal =
    stateRefusal(sub, movement) ?? (direction === 'IN' ? balanceRefusal(sub.class, balance, amount) : undefined)
  if (refusal) return fail(refusal)
  const moved = await postMovement(tx, { customerId, movement, account: subMoney(sub), amount, clientId, now })
  if (moved.ok && movement === 'fund' && sub.fundedAt === null) {
    await tx.update(subAccounts).set({ fundedAt: now }).where(eq(subAccounts.acctId, acctId))
  }
  return moved
}

/** What a closed account gave the electronic one. */
export interface ClosedSub {
  readonly sub: SubAccount
  readonly swept: Fen
  /** Settled up to the day before. */
  readonly interest: Fen
}

/** Closes an account; its interest and what it holds go to the electronic account. Fails with SubAccountUnknown, SubAccountUnavailable. */
export async function closeSub(
  tx: Tx,
  { customerId, acctId, now }: { readonly customerId: string; readonly acctId: string; readonly now: number },
): Promise<Result<ClosedSub, BankError>> {
  const locked = await lockSub(tx, customerId, acctId, [...INTEREST_ACCOUNTS, wallet(customerId)])
  if (!locked) return fail(bankError('SubAccountUnknown'))
  const { sub, balance } = locked
  const closed = await changeState(tx, sub, 'CLOSE', now)
  if (!closed.ok) return closed
  const interest = await settleClosing(tx, subOf(customerId, subMoney(sub).id), dayOfInstant(now), now)
  if (balance > 0) {
    const swept = { customerId, movement: 'sweep', account: subMoney(sub), amount: balance, now } as const
    const moved = await postMovement(tx, swept)
    if (!moved.ok) throw new Error(`${acctId}: ${moved.error.name} when it was closed`)
  }
  return ok({ sub: closed.value, swept: balance, interest })
}

const PAGE = 20

/** A page of an account's movements, newest first. @param after the order after which to go on */
export async function pageOfMovements(
  on: Queryable,
  sub: SubAccount,
  after: string | undefined,
): Promise<{ readonly movements: readonly AccountMovement[]; readonly more: boolean }> {
  const found = await on
    .select()
    .from(accountMovements)
    .where(
      and(
        eq(accountMovements.accountId, subMoney(sub).id),
        after === undefined ? undefined : lt(accountMovements.orderNo, after),
      ),
    )
    .orderBy(desc(accountMovements.orderNo))
    .limit(PAGE + 1)
  return { movements: found.slice(0, PAGE), more: found.length > PAGE }
}

/** What an account holds now. */
export const subBalance = (on: Queryable, sub: SubAccount): Promise<Fen> =>
  sub.state === 'CLOSED' ? Promise.resolve(ZERO_FEN) : balanceOf(on, subMoney(sub))
