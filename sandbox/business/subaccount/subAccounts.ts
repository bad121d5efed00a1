import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { SUB_MACHINE } from '@/domain/subaccount/machine'
import type { SubTrigger } from '@/domain/subaccount/machine'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { newAccountNo } from '@sandbox/business/onboarding'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockAccounts } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { isLost } from '@sandbox/kernel/session/lossReports'
import { subMoney } from './accounts'
import { subAccounts } from './tables'
import type { SubAccount } from './tables'

export interface SubAccountOrder {
  readonly customerId: string
  readonly class: AccountClass
  readonly alias?: string
  readonly agreementVersion: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

const openOnes = (customerId: string, accountClass: AccountClass) =>
  and(eq(subAccounts.customerId, customerId), eq(subAccounts.class, accountClass), ne(subAccounts.state, 'CLOSED'))

/** How many more accounts of a class a customer may open. */
export async function canOpen(on: Queryable, customerId: string, accountClass: AccountClass): Promise<number> {
  const [open] = await on
    .select({ count: sql<number>`count(*)::int` })
    .from(subAccounts)
    .where(openOnes(customerId, accountClass))
  return Math.max(0, CLASS_FACTS[accountClass].most - (open?.count ?? 0))
}

/** Opens an account without a password yet. The customer's row is the queue. Fails with AccountCountLimit. */
export async function openSub(tx: Tx, order: SubAccountOrder): Promise<Result<SubAccount, BankError>> {
  const { customerId, now, alias = '', agreementVersion } = order
  await lockCustomer(tx, customerId)
  if ((await canOpen(tx, customerId, order.class)) === 0) return fail(bankError('AccountCountLimit'))
  const [opened] = await tx
    .insert(subAccounts)
    .values({
      acctId: randomUUID(),
      customerId,
      class: order.class,
      acctNo: await newAccountNo(tx),
      alias,
      state: 'PASSWORD_UNSET',
      agreementVersion,
      openedAt: now,
    })
    .returning()
  if (!opened) throw new Error('an inserted account was not returned')
  return ok(opened)
}

/** One of a customer's accounts; undefined for another's or none. */
export async function findSub(on: Queryable, customerId: string, acctId: string): Promise<SubAccount | undefined> {
  const [found] = await on
    .select()
    .from(subAccounts)
    .where(and(eq(subAccounts.acctId, acctId), eq(subAccounts.customerId, customerId)))
  return found
}

/** A customer's accounts of a class, or of both; closed ones last, else as they were opened. */
export const subsOf = (on: Queryable, customerId: string, accountClass?: AccountClass): Promise<SubAccount[]> =>
  on
    .select()
    .from(subAccounts)
    .where(and(eq(subAccounts.customerId, customerId), accountClass ? eq(subAccounts.class, accountClass) : undefined))
    .orderBy(
      sql`${subAccounts.state} = 'CLOSED'`,
      asc(subAccounts.class),
      asc(subAccounts.openedAt),
      asc(subAccounts.acctNo),
    )

/** An account under its lock, and what it holds. */
export interface LockedSub {
  readonly sub: SubAccount
  readonly balance: Fen
}

/**
 * One of a customer's accounts with its money locked, which is the queue of whatever moves money on it, counts its caps or
 * changes its state; undefined for another's or none.
 * @param others accounts that the same transaction will post to: locked one after the other they could wait for each other
 */
export async function lockSub(
  tx: Tx,
  customerId: string,
  acctId: string,
  others: readonly LedgerAccount[],
): Promise<LockedSub | undefined> {
  const known = await findSub(tx, customerId, acctId)
  if (!known) return undefined
  const money = subMoney(known)
  const balances = await lockAccounts(tx, [money, ...others])
  const sub = await findSub(tx, customerId, acctId)
  return sub && { sub, balance: fen(balances.get(money.id) ?? 0) }
}

/**
 * Why an account that is reported lost pays nothing and doesn't change; undefined for one that isn't. What it holds comes back
 * to its owner all the same.
 */
export const lostRefusal = async (on: Queryable, { acctNo }: SubAccount): Promise<BankError | undefined> =>
  (await isLost(on, 'SUB', acctNo)) ? bankError('AccountLost', '该账户已挂失，请先解挂') : undefined

/** Takes an account into the state its trigger leads to; it is locked. Fails with SubAccountUnavailable, AccountLost. */
export async function changeState(
  tx: Tx,
  sub: SubAccount,
  trigger: SubTrigger,
  now: number,
): Promise<Result<SubAccount, BankError>> {
  const { acctId, state } = sub
  const lost = await lostRefusal(tx, sub)
  if (lost) return fail(lost)
  const to = SUB_MACHINE.after(state, trigger)
  if (to === undefined) return fail(bankError('SubAccountUnavailable'))
  const [changed] = await tx
    .update(subAccounts)
    .set({ state: to, closedAt: to === 'CLOSED' ? now : null })
    .where(eq(subAccounts.acctId, acctId))
    .returning()
  if (!changed) throw new Error('a locked account is gone')
  return ok(changed)
}

/** Gives an account another number; the old one is given out to nobody, and what the account holds stays. Gives the new one. */
export async function renumberSub(tx: Tx, acctId: string): Promise<string> {
  const acctNo = await newAccountNo(tx)
  await tx.update(subAccounts).set({ acctNo }).where(eq(subAccounts.acctId, acctId))
  return acctNo
}
